import { spawnSync } from 'node:child_process';
import { canInstallDebian, installDebian } from './debian-packages.ts';

/** Programs of others that look at our files and settings. `name` is how the titles of their tests call them. */
type TestTool = { name: string; debian: string; asks: [program: string, ...args: string[]][] };

const TOOLS: readonly TestTool[] = [
  { name: 'poppler', debian: 'poppler-utils', asks: [['pdfinfo', '-v']] },
  { name: 'Ghostscript', debian: 'ghostscript', asks: [['gs', '--version']] },
  {
    name: 'ezdxf',
    debian: 'python3-ezdxf',
    // A Python of one's own in front of Debian's has none of Debian's libraries.
    asks: [
      ['python3', '-c', 'import ezdxf'],
      ['/usr/bin/python3', '-c', 'import ezdxf'],
    ],
  },
  { name: 'nginx', debian: 'nginx-light', asks: [['nginx', '-v']] },
  { name: 'unzip', debian: 'unzip', asks: [['unzip', '-v']] },
];

const isThere = ({ asks }: TestTool): boolean =>
  asks.some(([program, ...args]) => spawnSync(program, args).status === 0);
const missingTools = (): TestTool[] => TOOLS.filter((tool) => !isThere(tool));

/** As the browser is: on Debian as root what is missing is installed, one by one if not all of them can be had. */
export async function installMissingTools(): Promise<void> {
  const missing = missingTools();
  if (missing.length === 0 || !canInstallDebian()) return;
  console.log(`tools: installing ${missing.map(({ debian }) => debian).join(', ')}`);
  if (await installDebian(missing.map(({ debian }) => debian))) return;
  for (const { debian } of missing) await installDebian([debian]);
}

/** Why a test was left out: the title names a tool that is not here, or it needs Linux. Undefined: nobody knows. */
export function skipReason(title: string): string | undefined {
  const tool = TOOLS.find(({ name }) => title.includes(name));
  if (tool && !isThere(tool)) return `${tool.name} is not installed (Debian: apt-get install ${tool.debian})`;
  return process.platform === 'linux' ? undefined : 'it needs Linux';
}
