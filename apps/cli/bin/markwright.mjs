#!/usr/bin/env node
process.argv.splice(2, 0, 'markwright');
await import('../../../scripts/run-built.mjs');
