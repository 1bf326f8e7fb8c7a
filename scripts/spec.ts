import { readFileSync } from 'node:fs';
import { declaredProofs } from './spec/declared-proofs.ts';
import { readChecklist } from './spec/read-checklist.ts';
import { passedProofs, readReport, reportOf, SUITES } from './spec/test-reports.ts';

/**
 * `npm run spec`: every promise of docs/spec-checklist.md with the tests that prove it. A test counts only when it ran
 * and passed in the last `npm test`. `--declared` looks at the titles in the source instead, for a check before any run.
 * A row without a proof must stand in the file's list of open rows, under a part that is not finished yet.
 */
const isBrief = process.argv.includes('--brief');
const isDeclared = process.argv.includes('--declared');
const checklist = readChecklist(readFileSync('docs/spec-checklist.md', 'utf8'));
const complaints: string[] = [];

const declared = declaredProofs(['apps', 'packages', 'e2e', 'faults']);
const reports = SUITES.map((suite) => ({ suite, tests: readReport(reportOf(suite)) }));
const missing = reports.filter(({ tests }) => !tests).map(({ suite }) => suite);
const proofs = isDeclared ? declared : passedProofs(reports.flatMap(({ tests }) => tests ?? []));
if (!isDeclared && missing.length > 0) complaints.push(`no report of ${missing.join(', ')}: run npm test first`);

const known = new Set(checklist.rows.map((row) => row.id));
for (const { id, promise } of checklist.rows) {
  const tests = proofs.get(id) ?? [];
  const openUntil = checklist.open.get(id);
  if (!isBrief) {
    const state = openUntil ? `open, part ${openUntil}` : tests.length > 0 ? 'proved' : 'MISSING';
    console.log(`${id} [${state}] ${promise}`);
    for (const { file, title } of tests) console.log(`    ${file}: ${title}`);
  }
  if (tests.length === 0 && !openUntil) complaints.push(`${id} has no test that passed and is not listed as open`);
  if (openUntil && checklist.finishedParts.has(openUntil))
    complaints.push(`${id} is open for part ${openUntil}, which is finished`);
}
for (const [id, [first]] of declared)
  if (!known.has(id)) complaints.push(`${first?.file} names ${id}, which is not in the checklist`);
for (const id of checklist.open.keys()) if (!known.has(id)) complaints.push(`open row ${id} is not in the checklist`);

const proved = checklist.rows.filter(({ id }) => proofs.has(id) && !checklist.open.has(id)).length;
const how = isDeclared ? 'with a test' : 'proved by a test that passed';
console.log(`spec: ${checklist.rows.length} promises, ${proved} ${how}, ${checklist.open.size} open`);
for (const complaint of complaints) console.error(`spec: ${complaint}`);
process.exit(complaints.length === 0 ? 0 : 1);
