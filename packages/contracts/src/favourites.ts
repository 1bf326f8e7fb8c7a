import { logoDocSchema } from '@markwright/logo';
import { z } from 'zod';
import { pageQuery } from './catalogue.ts';
import { endpoint } from './endpoint.ts';

/** Kept with an account; beyond this many, or this much, the oldest go. */
export const FAVOURITES_MAX = 120;
export const FAVOURITES_BYTES_MAX = 2 * 1024 * 1024;
export const FAVOURITES_PER_PAGE = 20;
const FAVOURITES_PER_CALL = 10;

/** The browser's own name for a logo, the same for the same document. */
const key = z.string().regex(/^[0-9a-z-]{1,40}$/);
const anyDoc = z.record(z.string(), z.unknown()).meta({ description: 'A logo document.' });

/** Newest first, of every brand; each document carries its brand's name. */
export const listFavourites = endpoint('listFavourites', {
  query: z.object({ ...pageQuery, size: pageQuery.size.pipe(z.number().max(FAVOURITES_PER_PAGE)) }),
  data: z.object({
    list: z.array(z.object({ key, iconId: z.string(), doc: logoDocSchema })),
    total: z.number().int(),
  }),
});

/** Those already kept are left as they are, so a call may be repeated. */
export const keepFavourites = endpoint('keepFavourites', {
  body: z.object({
    list: z
      .array(z.object({ key, iconId: z.string().max(300), doc: anyDoc }))
      .min(1)
      .max(FAVOURITES_PER_CALL),
  }),
  data: z.null(),
});

export const dropFavourite = endpoint('dropFavourite', { params: z.object({ key }), data: z.null() });
