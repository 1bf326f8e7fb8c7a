import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.ts';
import { buildOrExit, staleSteps } from './build.ts';
import { checkNodeVersion } from './check-node.ts';

checkNodeVersion();
console.log('方格 Markwright');
await buildOrExit(staleSteps());
process.chdir(ROOT);
process.env['NODE_ENV'] ??= 'production';
await import(pathToFileURL(join(ROOT, 'apps/server/dist/main.js')).href);
