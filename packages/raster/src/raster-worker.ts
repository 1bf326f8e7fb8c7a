import { serveCalls } from '@markwright/worker-pool';
import { drawPicture } from './draw-picture.ts';

await serveCalls(() => ({ draw: drawPicture }));
