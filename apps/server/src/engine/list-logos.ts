import { AppError, type DataToSend, type Endpoints, type Input, type Language } from '@markwright/contracts';
import {
  acceptText,
  contrast,
  findPaletteByNumber,
  GlyphsMissingError,
  MARK_CONTRAST,
  PALETTES,
  TextError,
  worldsOf,
  type LogoDoc,
  type MarkChoice,
} from '@markwright/logo';
import { drawSmallPicture } from '@markwright/raster/small-picture';
import { drawNameWall, drawSource, similarTo } from '@markwright/studio';
import type { DrawnBoard, Studio } from '@markwright/studio';
import { giveWay } from '@markwright/worker-pool';
import { textRefused } from '../http/text-refused.ts';
import { findIconSource, iconIdOf } from '@markwright/contracts/icon-id';

type ListQuery = Input<Endpoints['listIcons']>['query'];
type ListData = DataToSend<Endpoints['listIcons']>;
type WallData = DataToSend<Endpoints['drawNameWall']>;
type Recoloring = DataToSend<Endpoints['listIconColors']>['list'][number];
type MarkCard = DataToSend<Endpoints['findSimilarMarks']>['list'][number];
type Source = MarkChoice['source'];

/** Marks made from the letters of a name: they cannot be drawn again without it. */
const isFromName = ({ kind }: Source): boolean => kind === 'rule' || kind === 'lift';
/** A drawing that somebody brought: it is in their document and nowhere else. */
const isUpload = ({ kind }: Source): boolean => kind === 'upload';

/** A page of logos for a brief. What cannot be drawn is refused in words the user understands. */
export async function listLogos(studio: Studio, query: ListQuery, language: Language): Promise<ListData> {
  const { name, secondName, slogan, description, tags, onlyTag, color, fonts, seed, page, size } = query;
  const palette = findPaletteByNumber(color)?.id;
  return translateEngineErrors(language, async () => {
    const brief = { name, secondName, slogan, description, tags, onlyTag, palette, fonts, seed };
    const { docs, total } = await studio.list(brief, { from: (page - 1) * size, count: size }, giveWay);
    return { list: docs.map((doc) => ({ iconId: iconOf(doc), doc })), total };
  });
}

/** Sharp on the boards of a large screen, and no more. */
const WALL_PIXELS = 420;

/**
 * The home page's wall: drawn here, because one reply of pictures is sooner there than an engine and its glyphs. They
 * travel inside the reply: six more round trips would be felt with every letter typed.
 */
export const composeNameWall = (studio: Studio, name: string, language: Language): Promise<WallData> =>
  translateEngineErrors(language, async () => {
    const boards = await drawNameWall(name, studio.outlines);
    const present = async ({ key, doc, picture: { svg }, cover }: DrawnBoard) => ({
      board: key,
      picture: await paint(svg, cover),
      iconId: iconOf(doc),
      doc,
    });
    return { boards: await Promise.all(boards.map(present)) };
  });

async function paint(svg: string, cover?: string): Promise<WallData['boards'][number]['picture']> {
  const { bytes, width, height } = await drawSmallPicture(svg, WALL_PIXELS, cover);
  return { url: `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`, width, height };
}

/** The engine says what it cannot draw; here it becomes a message for the person who typed it. */
async function translateEngineErrors<T>(language: Language, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TextError) throw textRefused(error, language);
    if (error instanceof GlyphsMissingError)
      throw new AppError('CHARACTERS_MISSING', { characters: error.characters.join(' ') });
    throw error;
  }
}

function getIconSource(iconId: string): Source {
  const source = findIconSource(iconId);
  if (!source) throw new AppError('NOT_FOUND');
  return source;
}

const iconOf = (doc: LogoDoc): string => (doc.mark ? iconIdOf(doc.mark.source) : '');

/** Colour worlds in which a mark stays clearly visible, a drawing's own colours included. */
export function recolorings(iconId: string, color: number): Recoloring[] {
  const source = getIconSource(iconId);
  const palette = findPaletteByNumber(color);
  // Marks made from a name's letters are always drawn in the logo's colours.
  const shapes = isFromName(source) || isUpload(source) ? [] : getMark(source).drawing.shapes;
  const ownColors = shapes.flatMap(({ paint }) => (paint.startsWith('#') ? [paint] : []));
  return (palette ? [palette] : PALETTES).flatMap((each) =>
    worldsOf(each)
      .filter(({ ground }) => ownColors.every((color) => contrast(color, ground) >= MARK_CONTRAST / 2))
      .map((world) => ({ palette: each.id, ...world })),
  );
}

type SimilarBody = Input<Endpoints['findSimilarMarks']>['body'];

/** Marks like one the user has: alike in idea or shape, or made by other rules from the same name. */
export const similarMarks = (studio: Studio, body: SimilarBody, language: Language): Promise<MarkCard[]> =>
  translateEngineErrors(language, () => findSimilar(studio, body));

async function findSimilar(studio: Studio, { iconId, name, description, count }: SimilarBody): Promise<MarkCard[]> {
  if (iconId === '') return [];
  const source = getIconSource(iconId);
  if (isFromName(source)) {
    const marks = await studio.marks({ name: acceptText(name ?? '', 'name'), description });
    return presentMarks(
      marks.filter((mark) => isFromName(mark.source) && mark.source.id !== source.id).slice(0, count),
    );
  }
  if (isUpload(source)) return [];
  return presentMarks(similarTo(source, count));
}

const presentMarks = (marks: readonly MarkChoice[]): MarkCard[] =>
  marks.map(({ source, drawing, meaning }) => ({ iconId: iconIdOf(source), drawing, meaning }));

function getMark(source: Source): MarkChoice {
  const mark = drawSource(source);
  if (!mark) throw new AppError('NOT_FOUND');
  return mark;
}
