import { z } from 'zod';
import type { FigureSizes } from '@markwright/contracts/read-markdown';
import { readContentJson, SHIPPED_CONTENT } from '../../content-folders.ts';
import type { Db } from '../../db/open-db.ts';
import { findPictureSizes } from '../content/pictures.ts';

const figureSizes = z.record(z.string(), z.object({ width: z.number(), height: z.number() }));

/** A file's cover is named alone; what the desk puts in place has its whole address. */
export const figureSrc = (cover: string): string => (cover.startsWith('/') ? cover : `/figures/${cover}`);

/** Sizes of the figures that `apps/web/scripts/draw-figures.ts` drew, by their address. */
export const readFigureSizes = (): FigureSizes => {
  const shipped = figureSizes.parse(readContentJson([SHIPPED_CONTENT], 'figures.json') ?? {});
  return Object.fromEntries(Object.entries(shipped).map(([file, size]) => [`/figures/${file}`, size]));
};

/** With the operators' own pictures that these words name. */
export async function sizesFor(db: Db, shipped: FigureSizes, words: readonly (string | null)[]): Promise<FigureSizes> {
  const named = words.flatMap((text) => [...(text ?? '').matchAll(/\/pictures\/([a-z0-9-]+\.[a-z]+)/g)]);
  if (named.length === 0) return shipped;
  return { ...shipped, ...(await findPictureSizes(db, [...new Set(named.map(([, name = '']) => name))])) };
}
