import { busyBlocks, type BusyBlocks } from './busy-blocks.ts';
import { haloOf, type Halo } from './halo.ts';
import { markTexels, PAINT, soften, TEXEL, type Texels } from './mark-texels.ts';
import { inkStamp, reliefOf, reliefReach } from './relief.ts';
import type { Pixels } from './picture-bytes.ts';
import type { Scene, SceneMeta } from './scene.ts';
import { bytesOf, type Rgb } from './tone.ts';

export type Placing = {
  /** The mark on nothing, trimmed to its ink. */
  mark: Pixels;
  /** Colour of the panel. */
  ground: string;
};

/** The mark as the panel's own picture; only as far as it or its relief can be seen. */
export type PanelTexture = Texels & {
  /** How much lighter (above 0) or darker the relief of the finish makes a place. */
  relief: Float32Array | undefined;
  /** Light round glowing letters. */
  halo: Halo | undefined;
  /** Where ink or relief can be seen. */
  blocks: BusyBlocks;
  /** Where on the panel it begins, and how many texels a whole panel would have across and up. */
  left: number;
  top: number;
  across: number;
  up: number;
  ground: Rgb;
};

/** Texels for a whole panel: as many as pixels where it is nearest; fewer under letters of light, whose glow hides it. */
const densityOf = ({ density, mode }: SceneMeta): number =>
  Math.min(2600, Math.max(256, density * (mode === 'lit' ? 0.8 : 1)));
/** Reach of the glow round letters of light, in heights of the panel. */
const HALO = 0.075;

/** The room of a mark in pixels: drawn as large as fits here it is neither coarse nor larger than can be seen. */
export function roomForMark(meta: SceneMeta): { width: number; height: number } {
  const [left, bottom, right, top] = meta.art;
  const density = densityOf(meta);
  return { width: Math.ceil((right - left) * density), height: Math.ceil(((top - bottom) * density) / meta.aspect) };
}

export function panelTexture({ meta }: Scene, { mark, ground: groundHex }: Placing): PanelTexture {
  const [left, bottom, right, top] = meta.art;
  const room = roomForMark(meta);
  const fit = Math.min(room.width / mark.width, room.height / mark.height);
  // a mark that is much finer than the picture is taken by the mean of whole pixels, any other as it was drawn
  const side = Math.max(1, Math.floor(1 / fit));
  const across = densityOf(meta) / fit / side;
  const up = across / meta.aspect;
  const texture = markTexels(mark, side, reliefReach(meta, up));
  const { width, height } = texture;
  soften(texture);
  if (meta.mode === 'stamp') inkStamp(texture, up);
  const [red, green, blue] = bytesOf(groundHex);
  const ground: Rgb = [PAINT[red]!, PAINT[green]!, PAINT[blue]!];
  const relief = reliefOf(meta, texture, up);
  return {
    ...texture,
    relief,
    halo: meta.mode === 'lit' ? haloOf(texture, HALO * up) : undefined,
    blocks: busyBlocks(texture, relief),
    left: (left + right) / 2 - width / 2 / across,
    top: (bottom + top) / 2 + height / 2 / up,
    across,
    up,
    ground,
  };
}

/** Colour of the whole panel in the mean: what it throws on its surroundings. */
export function meanOfPanel(texture: PanelTexture): Rgb {
  const { ground, across, up } = texture;
  const area = across * up;
  const [red, green, blue, cover] = sumOf(texture);
  const bare = Math.max(0, 1 - cover / area);
  return [ground[0] * bare + red / area, ground[1] * bare + green / area, ground[2] * bare + blue / area];
}

/** Colour of the mark alone. */
export function meanOfMark(texture: Texels): Rgb {
  const [red, green, blue, cover] = sumOf(texture);
  const total = Math.max(1e-6, cover);
  return [red / total, green / total, blue / total];
}

function sumOf({ texels, width, height, from, until }: Texels): readonly [number, number, number, number] {
  let red = 0;
  let green = 0;
  let blue = 0;
  let cover = 0;
  for (let y = 0; y < height; y += 1) {
    const end = (y * width + until[y]!) * TEXEL;
    for (let k = (y * width + from[y]!) * TEXEL; k < end; k += TEXEL) {
      red += texels[k]!;
      green += texels[k + 1]!;
      blue += texels[k + 2]!;
      cover += texels[k + 3]!;
    }
  }
  return [red, green, blue, cover];
}
