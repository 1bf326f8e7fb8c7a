import { neededGlyphs, type LogoDoc } from '@markwright/logo';
import { planGuide } from '../guide/plan-guide.ts';
import { planMockUps } from '../mock-ups/plan-mock-ups.ts';
import { openLockups } from '../lockups/lockups.ts';
import { planOffice } from '../office/plan-office.ts';
import { planPrint } from '../print/plan-print.ts';
import { planReadme } from '../readme/plan-readme.ts';
import { planSign } from '../sign/plan-sign.ts';
import { planSocial } from '../social/plan-social.ts';
import { TEXT_FONTS } from '../text/set-text.ts';
import { planTrademark } from '../trademark/plan-trademark.ts';
import { planWeb } from '../web/plan-web.ts';
import { PACK_FOLDERS } from '../plan/pack-file.ts';
import type { PackFile, PackFolder, PackKit, PackOptions, PackDeps, PlannedFile } from '../plan/pack-file.ts';

type Planner = (kit: PackKit) => PlannedFile[] | Promise<PlannedFile[]>;

/** In the order a pack is read. */
const PLANNERS: readonly { folder: PackFolder; plan: Planner }[] = [
  { folder: 'readme', plan: planReadme },
  { folder: 'print', plan: planPrint },
  { folder: 'sign', plan: planSign },
  { folder: 'web', plan: planWeb },
  { folder: 'social', plan: planSocial },
  { folder: 'trademark', plan: planTrademark },
  { folder: 'office', plan: planOffice },
  { folder: 'mockups', plan: planMockUps },
];

/** Fonts are opened and the lockups composed; nothing is drawn yet. */
export async function openKit(doc: LogoDoc, options: PackOptions, deps: PackDeps): Promise<PackKit> {
  await deps.outlines.ensureLoaded([...neededGlyphs(doc).keys(), ...Object.values(TEXT_FONTS)]);
  const withLabel = (svg: string) => options.label?.show?.(svg) ?? svg;
  return {
    doc,
    lockups: openLockups(doc, deps.outlines),
    options,
    deps,
    hasLabel: options.label?.show !== undefined,
    withLabel,
    draw: ({ isBare, svg, ...request }) => deps.draw({ ...request, svg: isBare ? svg : withLabel(svg) }),
  };
}

async function plan(kit: PackKit): Promise<PlannedFile[]> {
  const { folders, level } = kit.options;
  const isWanted = (folder: PackFolder) => !folders || folders.includes(folder);
  const planned: PlannedFile[] = [];
  // The guide lists the whole pack, also where it is taken alone.
  for (const { folder, plan: planFolder } of PLANNERS)
    if (isWanted(folder) || isWanted('guide')) planned.push(...(await planFolder(kit)));
  const held = planned.filter(({ isVector }) => level === 'vector' || !isVector);
  if (level === 'vector') held.push(...planGuide(kit, held));
  const place = (file: PlannedFile) => PACK_FOLDERS.indexOf(file.folder);
  return held.filter(({ folder }) => isWanted(folder)).toSorted((one, other) => place(one) - place(other));
}

/** What a pack will hold, before any of it is drawn. */
export async function planPack(
  doc: LogoDoc,
  options: PackOptions,
  deps: PackDeps,
): Promise<Omit<PlannedFile, 'make'>[]> {
  const planned = await plan(await openKit(doc, options, deps));
  return planned.map(({ make: _make, ...file }) => file);
}

/** How many pictures are asked for at once: one is drawn or packed while the next is arranged, and little is held in memory. */
const AT_ONCE = 2;

/** Every file a buyer takes home, one after the other, so that nobody has to hold them all. */
export async function* buildPack(
  doc: LogoDoc,
  options: PackOptions,
  deps: PackDeps,
): AsyncGenerator<PackFile, void, undefined> {
  const planned = await plan(await openKit(doc, options, deps));
  const waiting = planned.map(({ make, ...file }) => ({ file, make }));
  const underWay: { file: Omit<PlannedFile, 'make'>; bytes: Promise<Uint8Array> }[] = [];
  let done = 0;
  const start = () => {
    const next = waiting.shift();
    if (!next) return;
    const bytes = next.make();
    // The reader may stop before it comes to this one: a failure is told when it is reached, not before.
    bytes.catch(() => undefined);
    underWay.push({ file: next.file, bytes });
  };
  for (let at = 0; at < AT_ONCE; at++) start();
  for (let next = underWay.shift(); next; next = underWay.shift()) {
    const bytes = await next.bytes;
    start();
    const { file } = next;
    done += 1;
    options.onProgress?.({ done, total: planned.length, folder: file.folder, path: file.path });
    yield { ...file, bytes: options.label ? options.label.mark(bytes, file.type) : bytes };
  }
}
