import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShippedOutlines } from '@markwright/fonts/node';
import { writeResult } from '../write-result.ts';
import { buildOne, type Built } from './build-in-process.ts';
import { openChecks } from './foreign-checks.ts';
import { sampleDocs } from './sample-docs.ts';

const PARTS = ['1', '2', '3'];
const LOGOS_OF_PART = 10;

/**
 * `npm run bench -- pack [part]`: thirty logos by chance in three parts, Chinese, English and mixed, lists, AI styles and
 * lettering; the pack of each is built and every file opened by programs that we did not write. Options: `--count=5`,
 * `--seed=2`, `--keep=DIR`.
 */
export async function run(options: string[]): Promise<void> {
  const rest = options.filter((option) => option.startsWith('--'));
  const asked = options.filter((option) => !option.startsWith('--'));
  const unknown = asked.find((part) => !PARTS.includes(part));
  if (unknown) throw new Error(`no such part: ${unknown}; there are ${PARTS.join(', ')}`);
  for (const part of asked.length > 0 ? asked : PARTS) await buildPart(part, rest);
}

async function buildPart(part: string, options: string[]): Promise<void> {
  const option = (name: string) => options.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
  const count = Number(option('count') ?? LOGOS_OF_PART);
  const kept = option('keep');
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'markwright-pack-'));
  mkdirSync(folder, { recursive: true });
  const from = (Number(part) - 1) * LOGOS_OF_PART;
  const all = await sampleDocs(openShippedOutlines(), from + count, Number(option('seed') ?? 1));
  const samples = all.slice(from);
  const checks = openChecks();
  const built: Built[] = [];
  const faults: string[] = [];
  for (const [index, { label, doc }] of samples.entries()) {
    const number = from + index + 1;
    const out = join(folder, String(number).padStart(2, '0'));
    const docFile = join(folder, `${number}.json`);
    writeFileSync(docFile, JSON.stringify(doc));
    try {
      const one = await buildOne(docFile, out);
      built.push(one);
      const own: string[] = [];
      for (const file of readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()))
        own.push(...(await checks.faultsOf(join(file.parentPath, file.name))));
      faults.push(...own.map((fault) => `${label}: ${fault}`));
      console.log(
        `${number}. ${label} ${doc.name.text}: ${one.count} files, ${one.seconds.toFixed(1)} s, ` +
          `${one.processorSeconds.toFixed(1)} s of processor, ${Math.round(one.aboveIdleMb)} MB above idle, ${own.length} faults`,
      );
    } catch (error) {
      faults.push(`${label}: ${error instanceof Error ? error.message : String(error)}`);
      console.log(`${number}. ${label} ${doc.name.text}: failed`);
    }
    if (!kept) rmSync(out, { recursive: true, force: true });
  }
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (!kept) rmSync(folder, { recursive: true, force: true });
  const most = (pick: (one: Built) => number) => Math.round(Math.max(0, ...built.map(pick)) * 10) / 10;
  writeResult(
    `pack ${part}`,
    [
      { name: 'packs built', value: built.length, unit: `of ${count}`, limit: { atLeast: count } },
      {
        name: 'files opened by other programs',
        value: [...checks.opened.values()].reduce((sum, each) => sum + each, 0),
        unit: [...checks.opened].map(([name, files]) => `${name} ${files}`).join(', '),
      },
      { name: 'files that another program found wrong', value: faults.length, unit: '', limit: { atMost: 0 } },
      { name: 'longest pack', value: most(({ seconds }) => seconds), unit: 's', limit: { atMost: 15 } },
      {
        name: 'most processor time of a pack',
        value: most(({ processorSeconds }) => processorSeconds),
        unit: 's',
      },
      {
        name: 'most memory above idle',
        value: most(({ aboveIdleMb }) => aboveIdleMb),
        unit: 'MB',
        limit: { atMost: 300 },
      },
    ],
    options,
  );
}
