import { serveCalls } from '@markwright/worker-pool';
import { openStoredOutlines, type FontPlace } from './font-storage.ts';
import { openEngine } from './open-engine.ts';

await serveCalls(async (fonts: FontPlace) => openEngine(await openStoredOutlines(fonts)));
