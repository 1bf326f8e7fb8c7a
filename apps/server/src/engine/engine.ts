import type { DataToSend, Endpoints, Input, Language } from '@markwright/contracts';
import type { Edit, ReadRequest } from '@markwright/edits';
import type { FeedItem } from './read-feed.ts';
import type { FontGlyphs } from '@markwright/fonts/glyph-json';
import type { Artboard, Ground, LogoDoc, LogoMark } from '@markwright/logo';
import type { PictureRequest } from '@markwright/raster';
import type {
  AiBrief,
  AiRequest,
  ArtFontRequest,
  ArtFontResult,
  BriefReading,
  ComposedLogo,
  ChangedLogo,
  FoundPieces,
  LogoToChange,
  ReadingEdit,
  ReadingPieces,
  ToldReading,
} from '@markwright/studio';

type Data<Name extends keyof Endpoints> = DataToSend<Endpoints[Name]>;

export type RenderOptions = {
  watermark?: boolean;
  background?: string;
  /** Of the artboard that the logo is fitted to. */
  size?: Artboard;
  /** One of the grounds a logo is sold on. */
  ground?: Ground;
  /** Filled outlines only, as the sold SVG is: no strokes, masks or clips. */
  isPrint?: boolean;
  /** The label that AI-made pictures carry unless their owner leaves it out. */
  visibleLabel?: boolean;
};

/** The photographed scenes, as the rasteriser knows them. */
export type Scene = NonNullable<PictureRequest['scene']>['name'];
type SceneOptions = { longSide: number; watermark: boolean };

/**
 * Everything that reads the dictionaries, opens fonts or lays a logo out. It takes from milliseconds to a second, so
 * the serving process never does it itself: arguments and answers are plain data that cross to another process.
 */
export type Engine = {
  listLogos(query: Input<Endpoints['listIcons']>['query'], language: Language): Promise<Data<'listIcons'>>;
  drawNameWall(name: string, language: Language): Promise<Data<'drawNameWall'>>;
  similarMarks(
    body: Input<Endpoints['findSimilarMarks']>['body'],
    language: Language,
  ): Promise<Data<'findSimilarMarks'>['list']>;
  searchMarks(words: string, page: { page: number; size: number }): Promise<Data<'searchMarks'>>;
  /** What a change in words wants drawn; null where nobody can draw it. */
  drawWish(body: Input<Endpoints['drawWish']>['body']): Promise<Data<'drawWish'>['mark']>;
  recolorings(iconId: string, color: number): Promise<Data<'listIconColors'>['list']>;
  firstTags(): Promise<Data<'listFirstTags'>['list']>;
  similarTags(ids: readonly string[], limit: number): Promise<Data<'listSimilarTags'>['list']>;
  glyphs(font: string, texts: readonly string[]): Promise<FontGlyphs>;
  /** The document, if it is of today's version, not too large and can really be drawn; else it is refused. */
  checkDoc(stored: unknown): Promise<LogoDoc>;
  /** Refuses what cannot be drawn for sale, and a logo in which the name that was bought is not read. */
  checkToSell(doc: unknown, bought: unknown): Promise<void>;
  /** The documents of favourites, if all are within bounds. */
  checkFavourites(sent: readonly unknown[]): Promise<LogoDoc[]>;
  renderDoc(doc: unknown, options: RenderOptions): Promise<string>;
  /** What a rasteriser needs to put the logo in a photographed scene. */
  renderInScene(doc: unknown, scene: Scene, options: SceneOptions): Promise<PictureRequest>;
  /**
   * `told`: what a chat model read. `variedMark`: a variation looks only at the idea of the logo it varies, where that
   * idea has words.
   */
  readBrief(
    brief: AiBrief,
    how?: {
      told?: ToldReading | undefined;
      variedMark?: LogoMark['source'] | undefined;
      edit?: ReadingEdit | undefined;
    },
  ): Promise<BriefReading & { pieces: ReadingPieces }>;
  /** What some words may add to a reading. */
  findPieces(words: string): Promise<FoundPieces>;
  /** What a request in words asks for, read against the logo it speaks of. */
  readWishes(body: Input<Endpoints['readWishes']>['body']): Promise<ReadRequest>;
  /** Four logos after some wishes; null where none of them can be carried out. */
  changeLogos(logos: readonly LogoToChange[], edits: readonly Edit[]): Promise<ChangedLogo[] | null>;
  /** The first word of a corrected reading that means nothing to the engine; null where all can be followed. */
  findUnknownEdit(edit: ReadingEdit): Promise<string | null>;
  composeAiLogos(request: AiRequest, reading: BriefReading): Promise<ComposedLogo[]>;
  composeArtFonts(request: ArtFontRequest): Promise<ArtFontResult[]>;
  /** The items of a feed; throws what is wrong with it. */
  readFeed(source: string): Promise<FeedItem[]>;
  /** A shipped font as .ttf. */
  unpackFont(key: string): Promise<Uint8Array>;
  /**
   * Opens a part of what the first visitor would wait for; true while a next step of the same part is left. Throws when
   * the search model cannot be loaded.
   */
  warmUp(part: WarmUpPart): Promise<boolean>;
};

/** In small parts, one font or four logos each, so that whoever comes meanwhile waits for none but the running one. */
export type WarmUpPart = 'search' | 'dictionary' | 'aiLogos' | 'marks' | { font: string } | { listStep: number };

/** The engine as its callers see it: each visitor has a turn of their own, jobs wait behind visitors. */
export type EngineAccess = {
  /** An account that is signed in may use more than a guest's address before others go first. */
  forClient(client: string, isSignedIn: boolean): Engine;
  forJobs: Engine;
};
