import sharp, { type Sharp } from 'sharp';
import { AppError } from '@markwright/contracts/errors';
import type { MarkDrawing } from '@markwright/logo';
import { removeBackground, type MattingOptions } from '@markwright/matting';
import { barePicture } from './bare-picture.ts';
import { cleanSvg } from './clean-svg.ts';
import { CUT_OUT_PIXELS_MAX, PIXELS_MAX } from './picture-limits.ts';
import { markOfPicture, markOfSvg, TAKEN_SIDE } from './take-mark.ts';
import { TRACED_SIDE, traceMark } from './trace-mark.ts';

/** What is done to a picture somebody sent. Runs in the picture process only: nothing here is safe to do elsewhere. */
export type PictureWork = {
  /** Decodes every pixel, since a header may lie about what follows, and gives back what may be kept. */
  inspect: (bytes: Uint8Array) => Promise<InspectedPicture>;
  /** The middle of the picture as a square WebP. */
  cutSquare: (bytes: Uint8Array, side: number) => Promise<Uint8Array>;
  /** The picture as a mark: background off, traced to filled shapes. */
  traceMark: (bytes: Uint8Array) => Promise<MarkDrawing>;
  /** A mark somebody brought: an SVG's own shapes where it is plain, else its picture traced in few flat colours. */
  takeMark: (bytes: Uint8Array) => Promise<MarkDrawing>;
  /** The picture without its background, as PNG. */
  cutOut: (bytes: Uint8Array, options: MattingOptions) => Promise<CutOutPicture>;
};

type CutOutPicture = { png: Uint8Array; width: number; height: number };

export type InspectedPicture = {
  bytes: Uint8Array;
  contentType: string;
  extension: string;
  /** As it is seen, after the camera's turn. */
  width: number;
  height: number;
};

type Kind = 'png' | 'jpeg' | 'webp' | 'svg';
type Opened = { kind: Kind; bytes: Uint8Array; width: number; height: number; isVector: boolean; isTurned: boolean };

const TYPES: Record<Kind, { contentType: string; extension: string }> = {
  png: { contentType: 'image/png', extension: 'png' },
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
  webp: { contentType: 'image/webp', extension: 'webp' },
  svg: { contentType: 'image/svg+xml', extension: 'svg' },
};
const PROBE_SIDE = 512;
/** A drawing without its background is wanted for print and screen alike. */
const DRAWN_SIDE = 2048;
/** librsvg's measure: one pixel per unit. */
const BASE_DENSITY = 72;
const DENSITY_MAX = 20_000;

/** `onStep` is told when a step begins: each has its own time limit. */
export function openPictureWork(onStep: () => void): PictureWork {
  const watched =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      onStep();
      return work(...args);
    };

  return {
    inspect: watched(async (sent) => {
      const opened = await open(sent);
      onStep();
      await understood(() => load(opened, PROBE_SIDE).stats());
      onStep();
      const { kind, width, height } = opened;
      return { bytes: await bareBytes(opened), ...TYPES[kind], width: Math.round(width), height: Math.round(height) };
    }),
    cutSquare: watched(async (sent, side) => {
      const opened = await open(sent);
      onStep();
      const square = load(opened, side * 2).resize(side, side, { fit: 'cover' });
      return understood(() => square.webp({ quality: 88 }).toBuffer());
    }),
    traceMark: watched(async (sent) => {
      const opened = await open(sent);
      onStep();
      const image = load(opened, TRACED_SIDE).resize(TRACED_SIDE, TRACED_SIDE, { fit: 'inside' });
      const { data, info } = await understood(() => image.ensureAlpha().raw().toBuffer({ resolveWithObject: true }));
      onStep();
      return traceMark({ data, width: info.width, height: info.height });
    }),
    takeMark: watched(async (sent) => {
      const opened = await open(sent);
      const plain = opened.isVector ? markOfSvg(new TextDecoder().decode(opened.bytes)) : undefined;
      if (plain) return plain;
      onStep();
      const image = load(opened, TAKEN_SIDE).resize(TAKEN_SIDE, TAKEN_SIDE, {
        fit: 'inside',
        withoutEnlargement: true,
      });
      const pixels = image.toColourspace('srgb').ensureAlpha().raw();
      const { data, info } = await understood(() => pixels.toBuffer({ resolveWithObject: true }));
      onStep();
      const cut = removeBackground({ data, width: info.width, height: info.height }, {});
      onStep();
      return markOfPicture(cut);
    }),
    cutOut: watched(async (sent, options) => {
      const opened = await open(sent);
      if (opened.width * opened.height > CUT_OUT_PIXELS_MAX) {
        throw new AppError('PICTURE_TOO_LARGE', { limit: CUT_OUT_PIXELS_MAX / 1_000_000 });
      }
      onStep();
      const image = load(opened, DRAWN_SIDE).toColourspace('srgb').ensureAlpha().raw();
      const { data, info } = await understood(() => image.toBuffer({ resolveWithObject: true }));
      onStep();
      const {
        data: cut,
        width,
        height,
      } = removeBackground({ data, width: info.width, height: info.height }, options, onStep);
      onStep();
      const png = await sharp(cut, { raw: { width, height, channels: 4 } })
        .png({ compressionLevel: 6 })
        .toBuffer();
      return { png, width, height };
    }),
  };
}

/** Looks at the bytes, never at the name: what the file claims to be does not matter. */
async function open(sent: Uint8Array): Promise<Opened> {
  const kind = kindOf(sent);
  if (kind === 'svg') {
    const { svg, width, height } = cleanSvg(new TextDecoder().decode(sent));
    return { kind, bytes: Buffer.from(svg), width, height, isVector: true, isTurned: false };
  }
  if (!kind) throw new AppError('PICTURE_UNKNOWN');
  const {
    format,
    autoOrient,
    orientation = 1,
  } = await understood(() => sharp(sent, { limitInputPixels: false }).metadata());
  const { width, height } = autoOrient;
  if (format !== kind || !width || !height) throw new AppError('PICTURE_UNKNOWN');
  if (width * height > PIXELS_MAX) throw new AppError('PICTURE_TOO_LARGE', { limit: PIXELS_MAX / 1_000_000 });
  return { kind, bytes: sent, width, height, isVector: false, isTurned: orientation > 1 };
}

/** Without what a camera or a program wrote into it. A turned picture is turned for good: its note is left out too. */
async function bareBytes({ kind, bytes, isTurned }: Opened): Promise<Uint8Array> {
  if (kind === 'svg') return bytes;
  if (!isTurned) return barePicture(kind, bytes);
  const upright = sharp(bytes, { limitInputPixels: PIXELS_MAX }).autoOrient();
  return understood(() => upright.toFormat(kind, kind === 'png' ? {} : { quality: 95 }).toBuffer());
}

/** Upright and undecoded as yet. A drawing has no pixels of its own, so it is drawn with this long side. */
function load({ bytes, isVector, width, height }: Opened, longSide: number): Sharp {
  const density = Math.min(DENSITY_MAX, Math.max(1, (BASE_DENSITY * longSide) / Math.max(width, height)));
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error' as const, ...(isVector && { density }) };
  return sharp(bytes, options).autoOrient();
}

const startsWith = (bytes: Uint8Array, codes: readonly number[], from = 0): boolean =>
  codes.every((code, index) => bytes[from + index] === code);

function kindOf(bytes: Uint8Array): Kind | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)) return 'webp';
  const start = new TextDecoder().decode(bytes.subarray(0, 256)).trimStart();
  return start.startsWith('<') ? 'svg' : undefined;
}

async function understood<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new AppError('PICTURE_UNKNOWN');
  }
}
