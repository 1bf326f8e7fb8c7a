import {
  drawNameWall,
  findSimilarMarks,
  listFirstTags,
  listIconColors,
  listIcons,
  listPalettes,
  listPrompts,
  listSimilarTags,
} from '@markwright/contracts';
import { findPaletteByNumber, PALETTES } from '@markwright/logo';
import type { Studio } from '@markwright/studio';
import type { Feature } from '../../http/mount-endpoints.ts';
import { readIconId } from './icon-id.ts';
import { hangName, inUsersWords, listLogos, recolorings, similarMarks } from './logos.ts';
import { PROMPTS } from './prompts.ts';
import { listFirst, listSimilar } from './tags.ts';

export const catalogueRoutes = (studio: Studio): Feature => {
  return (on) => {
    on(listIcons, ({ query, language }) => listLogos(studio, query, language));
    on(drawNameWall, ({ query, language }) => hangName(studio, query.name, language));
    on(listFirstTags, () => ({ list: listFirst() }));
    on(listSimilarTags, ({ query }) => ({ list: listSimilar(query.tags, query.size) }));
    on(listIconColors, ({ params, query }) => ({
      list: recolorings(readIconId(params.id), findPaletteByNumber(query.color)),
    }));
    on(findSimilarMarks, async ({ body, language }) => ({
      list: await inUsersWords(language, () => similarMarks(studio, readIconId(body.iconId), body)),
    }));
    on(listPrompts, () => ({ list: [...PROMPTS] }));
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
