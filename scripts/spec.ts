import { readFileSync } from 'node:fs';
import { findProofs } from './spec/find-proofs.ts';
import { readChecklist } from './spec/read-checklist.ts';

/**
 * `npm run spec`: every promise of docs/spec-checklist.md with the tests that prove it.
 * A row without a test must stand in the file's list of open rows, under a part that is not finished yet.
 */
const checklist = readChecklist(readFileSync('docs/spec-checklist.md', 'utf8'));
const proofs = findProofs(['apps', 'packages', 'e2e', 'scripts']);
const isBrief = process.argv.includes('--brief');
const complaints: string[] = [];

for (const row of checklist.rows) {
  const tests = proofs.get(row.id) ?? [];
  const openUntil = checklist.open.get(row.id);
  if (!isBrief) {
    const state = openUntil ? `open, part ${openUntil}` : tests.length > 0 ? 'proved' : 'MISSING';
    console.log(`${row.id} [${state}] ${row.promise}`);
    for (const test of tests) console.log(`    ${test.file}: ${test.title}`);
  }
  if (tests.length === 0 && !openUntil) complaints.push(`${row.id} has no test and is not listed as open`);
  if (openUntil && checklist.finishedParts.has(openUntil))
    complaints.push(`${row.id} is open for part ${openUntil}, which is finished`);
}
const known = new Set(checklist.rows.map((row) => row.id));
for (const [id, tests] of proofs)
  if (!known.has(id)) complaints.push(`${tests[0]?.file} names ${id}, which is not in the checklist`);
for (const id of checklist.open.keys()) if (!known.has(id)) complaints.push(`open row ${id} is not in the checklist`);

const proved = checklist.rows.filter((row) => proofs.has(row.id) && !checklist.open.has(row.id)).length;
console.log(`spec: ${checklist.rows.length} promises, ${proved} proved, ${checklist.open.size} open`);
for (const complaint of complaints) console.error(`spec: ${complaint}`);
process.exit(complaints.length === 0 ? 0 : 1);
