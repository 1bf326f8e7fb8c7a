import { checkSearchModel } from '@markwright/reading';
import { toTtf, type LoadedOutlines } from '@markwright/fonts';
import { encodeGlyphs } from '@markwright/fonts/glyph-json';
import { readShippedFont } from '@markwright/fonts/node';
import { mockUpRequest } from '@markwright/delivery/in-scenes';
import { inkOn, layOut, neededGlyphs, openDoc, printPhotoWatermark, renderSvg, trimToInk } from '@markwright/logo';
import { renderPrint } from '@markwright/logo/print';
import {
  changeLogos,
  composeAiLogos,
  drawWish,
  findPieces,
  findUnknownEdit,
  interpretBrief,
  keepIdea,
  makeAiLogos,
  makeArtFonts,
  openStudio,
  piecesOf,
  readWishes,
  withEdit,
  withTold,
} from '@markwright/studio';
import { iconIdOf } from '@markwright/contracts/icon-id';
import { giveWay } from '@markwright/worker-pool';
import { composeNameWall, listLogos, recolorings, similarMarks } from './list-logos.ts';
import { searchMarks } from './search-marks.ts';
import { listFirst, listSimilar } from './list-tags.ts';
import { checkDoc } from './check-doc.ts';
import { checkToSell } from './check-to-sell.ts';
import { checkFavourites } from './check-favourites.ts';
import { readFeed } from './read-feed.ts';
import { LABEL_FONT, printVisibleLabel } from '../labels/visible-label.ts';
import type { Engine } from './engine.ts';

const WARM_UP_SEARCHES = ['茶壶', 'teapot'];
const WARM_UP_BRIEF = { name: '方格', inspiration: '一只猫坐在月亮上', language: 'zh' } as const;

/** The engine in this process, over fonts that are opened when they are first needed. */
export function openEngine(outlines: LoadedOutlines): Engine {
  const studio = openStudio(outlines);
  return {
    listLogos: (query, language) => listLogos(studio, query, language),
    drawNameWall: (name, language) => composeNameWall(studio, name, language),
    similarMarks: (body, language) => similarMarks(studio, body, language),
    searchMarks: (words, page) => searchMarks(words, page),
    async drawWish(body) {
      const mark = await drawWish(body, outlines);
      return mark ? { iconId: iconIdOf(mark.source), drawing: mark.drawing, meaning: mark.meaning } : null;
    },
    recolorings: async (iconId, color) => recolorings(iconId, color),
    firstTags: async () => listFirst(),
    similarTags: async (ids, limit) => listSimilar(ids, limit),
    async glyphs(font, texts) {
      await outlines.ensureLoaded([font]);
      return encodeGlyphs(outlines, font, texts);
    },
    checkDoc: (stored) => checkDoc(stored, outlines),
    checkToSell: (doc, bought) => checkToSell(doc, bought, outlines),
    checkFavourites: async (sent) => checkFavourites(sent),
    async renderDoc(stored, { watermark = false, background, size, ground, isPrint = false, visibleLabel = false }) {
      const doc = openDoc(stored);
      await outlines.ensureLoaded([...neededGlyphs(doc).keys(), ...(visibleLabel ? [LABEL_FONT] : [])]);
      const look = {
        ...(background !== undefined && { background }),
        ...(size && { size }),
        ...(ground && { ground }),
      };
      const svg = isPrint ? renderPrint(doc, { outlines, ...look }) : renderSvg(doc, { outlines, watermark, ...look });
      if (visibleLabel) return printVisibleLabel(svg, inkOn(ground ?? 'designed', doc), outlines);
      return ground?.startsWith('clear') ? trimToInk(svg, layOut(doc, outlines)) : svg;
    },
    async renderInScene(stored, scene, { longSide, watermark }) {
      const doc = openDoc(stored);
      await outlines.ensureLoaded(neededGlyphs(doc).keys());
      const { scene: panel, ...request } = mockUpRequest(doc, outlines, scene, longSide);
      const cover = watermark && printPhotoWatermark({ width: longSide, height: Math.round((longSide * 9) / 16) });
      return { ...request, scene: { ...panel, ...(cover && { cover }) } };
    },
    async readBrief(brief, { told, variedMark, edit } = {}) {
      const own = await interpretBrief(brief);
      const reading = told ? withTold(own, told) : own;
      const corrected = edit ? withEdit(reading, edit, brief.name) : reading;
      const followed = variedMark ? keepIdea(corrected, variedMark) : corrected;
      return { ...followed, pieces: piecesOf(followed, brief.name) };
    },
    findPieces: async (words) => findPieces(words),
    readWishes: async ({ words, shown }) => readWishes(words, shown),
    changeLogos: async (logos, edits) => (await changeLogos(logos, edits, outlines)) ?? null,
    findUnknownEdit: async (edit) => findUnknownEdit(edit) ?? null,
    composeAiLogos: (request, reading) => composeAiLogos(request, { outlines, reading, pause: giveWay }),
    composeArtFonts: async (request) => makeArtFonts(request),
    readFeed: async (source) => readFeed(source),
    unpackFont: async (key) => toTtf(await readShippedFont(key)),
    async warmUp(part) {
      if (part === 'search') checkSearchModel();
      else if (part === 'dictionary') await interpretBrief(WARM_UP_BRIEF);
      else if (part === 'aiLogos') await makeAiLogos({ ...WARM_UP_BRIEF, styles: [], seed: 1 }, { outlines });
      else if (part === 'marks') for (const words of WARM_UP_SEARCHES) await searchMarks(words, { page: 1, size: 24 });
      else if ('font' in part) await outlines.ensureLoaded([part.font]);
      else return studio.warmUp(part.listStep);
      return false;
    },
  };
}
