import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';

/** What a program that we did not write says of a file; null where it is content. */
type Check = { program: string; files: RegExp; fault(file: string): Promise<string | null> | string | null };

const run = (command: string, args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  return { failed: status !== 0, told: `${stdout}${stderr}` };
};
const isHere = (command: string, args: string[]): boolean => spawnSync(command, args).status === 0;

const POPPLER: Check = {
  program: 'poppler',
  files: /\.pdf$/,
  fault(file) {
    const { failed, told } = run('pdfinfo', ['-box', file]);
    if (failed || /Syntax (Error|Warning)/.test(told)) return told.trim();
    if (!file.includes('/1 ')) return null;
    const box = (name: string) =>
      (new RegExp(`${name}Box:\\s+([\\d. ]+)`).exec(told)?.[1] ?? '').trim().split(/\s+/).map(Number);
    const [trim, bleed] = [box('Trim'), box('Bleed')];
    const edge = ((trim[0]! - bleed[0]!) * 25.4) / 72;
    return Math.abs(edge - 3) < 0.01 ? null : `bleed of ${edge.toFixed(2)} mm`;
  },
};

/** Inks by Ghostscript: nothing but black in 墨稿, something in every file. */
const GHOSTSCRIPT: Check = {
  program: 'Ghostscript',
  files: /\.eps$/,
  fault(file) {
    const { failed, told } = run('gs', [
      '-q',
      '-dNOPAUSE',
      '-dBATCH',
      '-dEPSCrop',
      '-r36',
      '-sDEVICE=inkcov',
      '-o',
      '-',
      file,
    ]);
    const inks = told.trim().split(/\s+/).slice(0, 4).map(Number);
    if (failed || inks.some(Number.isNaN)) return told.trim();
    if (inks.every((ink) => ink === 0)) return 'nothing painted';
    return file.includes('墨稿') && inks.slice(0, 3).some((ink) => ink > 0) ? `inks ${inks.join(' ')}` : null;
  },
};

const EZDXF: Check = {
  program: 'ezdxf',
  files: /\.dxf$/,
  fault(file) {
    const program =
      'import sys, ezdxf; d = ezdxf.readfile(sys.argv[1]); a = d.audit(); e = list(d.modelspace()); ' +
      'print(d.dxfversion, len(a.errors), all(x.is_closed for x in e), len(e) > 0)';
    const { told } = run('python3', ['-c', program, file]);
    return told.trim() === 'AC1009 0 True True' ? null : told.trim();
  },
};

const UNZIP: Check = {
  program: 'unzip',
  files: /\.(pptx|docx)$/,
  fault(file) {
    const { failed, told } = run('unzip', ['-t', '-q', file]);
    return failed ? told.trim() : null;
  },
};

const LIBRSVG: Check = {
  program: 'librsvg',
  files: /\.svg$/,
  fault(file) {
    const { failed, told } = run('rsvg-convert', ['-w', '64', file]);
    return failed ? told.trim() : null;
  },
};

const LIBVIPS: Check = {
  program: 'libvips',
  files: /\.(png|jpg)$/,
  async fault(file) {
    const { width, height } = await sharp(file).metadata();
    const [, wide, tall] = /-(\d+)x(\d+)\.\w+$/.exec(file) ?? [];
    if (wide && (width !== Number(wide) || height !== Number(tall))) return `${width} × ${height}`;
    if (
      file.includes('CNIPA') &&
      (readFileSync(file).length > 200 * 1024 || Math.min(width, height) < 400 || Math.max(width, height) > 1500)
    )
      return `over CNIPA's limits: ${width} × ${height}`;
    return width > 0 ? null : 'no picture';
  },
};

const CHECKS: readonly { check: Check; probe: [string, string[]] | null }[] = [
  { check: POPPLER, probe: ['pdfinfo', ['-v']] },
  { check: GHOSTSCRIPT, probe: ['gs', ['--version']] },
  { check: EZDXF, probe: ['python3', ['-c', 'import ezdxf']] },
  { check: UNZIP, probe: ['unzip', ['-v']] },
  { check: LIBRSVG, probe: ['rsvg-convert', ['--version']] },
  { check: LIBVIPS, probe: null },
];

/** The checks whose programs are on this machine; the others are named. */
export function openChecks() {
  const here = CHECKS.filter(({ check, probe }) => {
    const found = !probe || isHere(...probe);
    if (!found) console.log(`${check.program} is not installed: its files are not opened by it`);
    return found;
  }).map(({ check }) => check);
  const opened = new Map<string, number>();
  return {
    opened,
    async faultsOf(file: string): Promise<string[]> {
      const faults: string[] = [];
      for (const check of here.filter(({ files }) => files.test(file))) {
        opened.set(check.program, (opened.get(check.program) ?? 0) + 1);
        const fault = await check.fault(file);
        if (fault !== null) faults.push(`${basename(file)} (${check.program}): ${fault}`);
      }
      return faults;
    },
  };
}
