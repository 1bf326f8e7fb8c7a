import { readFileSync } from 'node:fs';
import { at } from './root.ts';
import { runStep } from './run-step.ts';

/**
 * `npm run dependencies`: every package the lock file names with its licence, and what the registry knows about weaknesses.
 * Fails for a licence that is not on the list and for a weakness of high or critical severity; says so plainly when the
 * registry cannot be asked, because silence would look like a clean answer.
 */
type Dependency = { name: string; version: string; licence: string; development: boolean };

/** Allows use, change and sale with notice; file-level copyleft (MPL) and LGPL libraries that are loaded, not changed. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'CC-BY-4.0',
  // A dictionary, named in NOTICE.
  'CC-BY-SA-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

type LockedPackage = { version?: string; license?: string | string[]; dev?: boolean; link?: boolean };

export function readDependencies(lockFile = at('package-lock.json')): Dependency[] {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, LockedPackage> };
  const found = new Map<string, Dependency>();
  for (const [place, { version = '', license = 'not stated', dev, link }] of Object.entries(packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(place) ?? [];
    if (!name || link) continue;
    const development = dev === true && (found.get(`${name} ${version}`)?.development ?? true);
    // An old way to write a choice.
    const licence = Array.isArray(license) ? license.join(' OR ') : license;
    found.set(`${name} ${version}`, { name, version, licence, development });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Of "A OR B" one is enough, of "A AND B" each is needed. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((each) => ALLOWED.has(each.trim())));

type Severity = 'critical' | 'high' | 'moderate' | 'low' | 'info';
type Audit = {
  message?: string;
  vulnerabilities?: Record<string, { severity: Severity; range: string; fixAvailable: unknown }>;
};

/** What `npm audit --json` answered: a list, possibly empty, or why there is none. */
export function readAudit(output: string): { weaknesses: string[]; serious: number } | { unreachable: string } {
  const start = output.indexOf('{');
  let audit: Audit;
  try {
    audit = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as Audit;
  } catch {
    return { unreachable: output.trim().split('\n').at(-1) ?? 'no answer' };
  }
  if (!audit.vulnerabilities) return { unreachable: audit.message ?? 'the answer holds no list' };
  const entries = Object.entries(audit.vulnerabilities);
  return {
    weaknesses: entries.map(
      ([name, { severity, range, fixAvailable }]) =>
        `${severity.padEnd(9)} ${name} ${range}${fixAvailable ? '  (a newer version mends it)' : ''}`,
    ),
    serious: entries.filter(([, { severity }]) => severity === 'critical' || severity === 'high').length,
  };
}

async function run(): Promise<void> {
  const dependencies = readDependencies();
  const byLicence = new Map<string, Dependency[]>();
  for (const each of dependencies) byLicence.set(each.licence, [...(byLicence.get(each.licence) ?? []), each]);
  for (const [licence, list] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`\n${licence}: ${list.length}${isAllowed(licence) ? '' : '   ! not on the list of allowed licences'}`);
    for (const { name, version, development } of list) {
      console.log(`  ${name} ${version}${development ? '  (development only)' : ''}`);
    }
  }
  const refused = dependencies.filter(({ licence }) => !isAllowed(licence));
  console.log(`\n${dependencies.length} packages, ${refused.length} with a licence that is not allowed`);

  const { output } = await runStep('npm', ['audit', '--json'], { quiet: true });
  const audit = readAudit(output);
  if ('unreachable' in audit) {
    console.log(
      `known weaknesses: NOT CHECKED, the registry's list cannot be reached from here (${audit.unreachable})`,
    );
  } else {
    console.log(`known weaknesses: ${audit.weaknesses.length}, ${audit.serious} of them high or critical`);
    for (const line of audit.weaknesses) console.log(`  ${line}`);
  }
  const serious = 'serious' in audit ? audit.serious : 0;
  process.exit(refused.length + serious === 0 ? 0 : 1);
}

if (process.argv[1] === import.meta.filename) await run();
