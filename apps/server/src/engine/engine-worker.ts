import { serveCalls } from '@markwright/worker-pool';
import type { FontPlace } from './font-place.ts';
import { openStoredOutlines } from './font-storage.ts';
import { openEngine } from './open-engine.ts';

await serveCalls(async (fonts: FontPlace) => openEngine(await openStoredOutlines(fonts)));
