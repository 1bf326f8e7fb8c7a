#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { newestChange } from '../../../scripts/newest-change.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const SOURCES = ['../src', '../../../packages', '../../../package-lock.json'];
const BUILT = at('../dist/main.js');

/** From source, reading TypeScript takes longer than drawing four logos: it is bundled once, and again after a change. */
async function bundle() {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { CLI_STEP } = await import('../../../scripts/build-steps.ts');
  await CLI_STEP.run();
  await unregister();
}

if (Math.max(...SOURCES.map((path) => newestChange(at(path)))) > newestChange(BUILT)) await bundle();
await import(BUILT);
