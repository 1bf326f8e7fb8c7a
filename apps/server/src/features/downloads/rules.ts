import { AppError, type DownloadItem, type Language, type Package } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { countHit } from '../../http/count-hit.ts';
import type { Log } from '../../log.ts';
import { findRight } from '../entitlements/rights.ts';
import { drawFile, FILES, keyOf, SAMPLE, type DrawDeps, type Wanted } from './draw-files.ts';
import { nameFile } from './file-names.ts';
import { insertDownload } from './queries.ts';
import { getSampleLogo, getSoldLogo, type SoldLogo, type SoldDeps } from './sold-logo-rules.ts';
import { beijingTime } from '../../beijing-time.ts';

const LINK_SECONDS = 600;
/** A browser waits five seconds. */
const WAIT_MS = 4000;
const SAMPLES_A_DAY = 20;
const DAY_SECONDS = 24 * 60 * 60;

export type DownloadDeps = DrawDeps & SoldDeps & { log: Log };
export type Asked = { creationId: string; package: Package; visibleLabel: boolean; language: Language };

/**
 * The files of a bought package. HD gives the document as it was bought, for ever; vector the one of today.
 * Drawing goes on when it takes longer than a browser waits: asked again, the files are there.
 */
export async function filesOf(
  db: Db,
  deps: DownloadDeps,
  userId: string,
  asked: Asked,
  now = new Date(),
): Promise<DownloadItem[]> {
  const sold = await getSoldLogo(db, deps, userId, asked);
  const { creationId, doc, origin, visibleLabel } = sold;
  const files = FILES[asked.package].map((kind) => ({ creationId, doc, kind, origin, visibleLabel }));
  await drawInTime(deps, files);
  // Drawing takes seconds, in which a refund may have been settled.
  if (!(await findRight(db, creationId, asked.package, deps.sandbox))) throw new AppError('NOT_BOUGHT');
  await logDownload(db, userId, sold, asked.package, now);
  return Promise.all(files.map((file) => present(deps, file, nameFile(sold.name, file.kind, asked.language), now)));
}

/** The free picture of a design. Counted when it is handed over: asking again while it is drawn costs nothing. */
export async function sampleOf(
  db: Db,
  deps: DownloadDeps,
  userId: string,
  { creationId, language }: Pick<Asked, 'creationId' | 'language'>,
  now = new Date(),
): Promise<DownloadItem> {
  const { name, ...logo } = await getSampleLogo(db, deps, userId, creationId);
  const file = { ...logo, kind: SAMPLE };
  await drawInTime(deps, [file]);
  await countHit(db, { key: `sample:user-day:${userId}`, max: SAMPLES_A_DAY, windowSeconds: DAY_SECONDS });
  return present(deps, file, nameFile(name, SAMPLE, language), now);
}

/** What was handed over, and under which agreement the visible label was left off. */
export const logDownload = (db: Db, userId: string, sold: SoldLogo, wanted: Package, now: Date): Promise<void> => {
  const { creationId, visibleLabel, agreementVersion, drawnBy } = sold;
  return insertDownload(db, {
    userId,
    creationId,
    package: wanted,
    visibleLabel,
    agreementVersion,
    drawnBy,
    createdAt: now,
  });
};

/** Two requests for the same file draw it once. */
const drawing = new Map<string, Promise<void>>();

async function drawInTime(deps: DownloadDeps, files: Wanted[]): Promise<void> {
  const all = Promise.all(files.map((file) => drawOnce(deps, file)));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), WAIT_MS)));
  const result = await Promise.race([all, late]).finally(() => clearTimeout(timer));
  if (result !== 'late') return;
  all.catch((error: unknown) => deps.log.error({ err: error }, 'a bought file could not be drawn'));
  throw new AppError('FILES_NOT_READY');
}

function drawOnce(deps: DownloadDeps, file: Wanted): Promise<void> {
  const key = keyOf(file);
  const known = drawing.get(key);
  if (known) return known;
  const made = drawFile(deps, file).finally(() => drawing.delete(key));
  drawing.set(key, made);
  return made;
}

async function present({ storage }: DownloadDeps, file: Wanted, name: string, now: Date): Promise<DownloadItem> {
  const { format } = file.kind;
  const options = { expiresInSeconds: LINK_SECONDS, downloadName: `${beijingTime(now)}.${format}` };
  return { name, type: format === 'svg' ? 'svg' : 'image', path: await storage.signedUrl(keyOf(file), options) };
}
