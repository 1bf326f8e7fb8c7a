import {
  drawNameWall,
  drawWish,
  findSimilarMarks,
  listFirstTags,
  listIconColors,
  listIcons,
  listPalettes,
  listPrompts,
  listSimilarTags,
  searchMarks,
  uploadMark,
} from '@markwright/contracts';
import { PALETTES } from '@markwright/logo';
import type { FastifyRequest } from 'fastify';
import type { Engine, EngineAccess } from '../../engine/engine.ts';
import { clientOf, isSignedIn } from '../../http/caller.ts';
import { countHit } from '../../http/count-hit.ts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { readUpload } from '../../http/read-upload.ts';
import type { PictureSandbox } from '../../pictures/picture-sandbox.ts';
import { listKeywords } from './keywords-content.ts';
import { presentUpload } from './upload-mark.ts';

const UPLOADS_AN_HOUR = 60;

export const catalogueRoutes = (engine: EngineAccess, pictures: PictureSandbox): Feature => {
  const engineFor = (request: FastifyRequest) => engine.forClient(clientOf(request), isSignedIn(request));
  let firstTags: ReturnType<Engine['firstTags']> | undefined;
  /** The same for everybody and for as long as the server runs. */
  const readFirstTags = (request: FastifyRequest) => {
    firstTags ??= engineFor(request).firstTags();
    firstTags.catch(() => (firstTags = undefined));
    return firstTags;
  };
  return (on) => {
    on(listIcons, ({ query, language, request }) => engineFor(request).listLogos(query, language));
    on(drawNameWall, ({ query, language, request }) => engineFor(request).drawNameWall(query.name, language));
    on(listFirstTags, async ({ request }) => ({ list: await readFirstTags(request) }));
    on(listSimilarTags, async ({ query, request }) => ({
      list: await engineFor(request).similarTags(query.tags, query.size),
    }));
    on(listIconColors, async ({ params, query, request }) => ({
      list: await engineFor(request).recolorings(params.id, query.color),
    }));
    on(findSimilarMarks, async ({ body, language, request }) => ({
      list: await engineFor(request).similarMarks(body, language),
    }));
    on(searchMarks, ({ query, request }) => engineFor(request).searchMarks(query.words, query));
    on(drawWish, async ({ body, request }) => ({ mark: await engineFor(request).drawWish(body) }));
    on(uploadMark, async ({ db, request }) => {
      const client = clientOf(request);
      await countHit(db, { key: `mark-upload:hour:${client}`, max: UPLOADS_AN_HOUR, windowSeconds: 3600 });
      const { bytes } = await readUpload(request);
      return presentUpload(await pictures.forClient(client).takeMark(bytes));
    });
    on(listPrompts, async ({ db }) => ({ list: await listKeywords(db) }));
    on(listPalettes, () => ({
      list: PALETTES.map(({ number, colors, title, describe }) => ({
        color: number,
        colors: [...colors],
        title,
        describe,
      })),
    }));
  };
};
