import { meanOfMark, type PanelTexture } from './panel-texture.ts';
import { speck, twill } from './relief.ts';
import { COVER, GLOW, RELIEF, type Sample } from './sample-texture.ts';
import type { Pixels, Scene } from './scene.ts';

/** How bright letters of light are against the scene. */
export const LIT_POWER = 1.6;

/** Writes the light of a pixel under the mark by the rule of the finish. `inside` is its place in the neighbourhood's pictures. */
type Lighting = (pixel: number, inside: number, covered: number, u: number, v: number, under: Sample) => void;

/** One function for each kind of finish: an engine makes fast only what always runs the same way. */
export function openLighting(scene: Scene, texture: PanelTexture, out: Uint8ClampedArray): Lighting {
  const { mode } = scene.meta;
  if (mode === 'vinyl' && scene.white) return lightFilm(scene, scene.white, out);
  if (mode === 'foil' && scene.metal) return lightFoil(scene, scene.metal, texture, out);
  if (texture.halo) return lightLetters(scene, texture, out);
  return lightPaint(scene, texture, out);
}

function lightPaint({ meta, base, black, tone }: Scene, { ground }: PanelTexture, out: Uint8ClampedArray): Lighting {
  const { encode, decode, scale, last } = tone;
  const { aspect, speckle = 0, weave = 0 } = meta;
  const isStitched = meta.mode === 'embroidery';
  return (pixel, inside, covered, u, v, under) => {
    const marked = under[COVER]!;
    const shade = 1 + under[RELIEF]! * covered;
    let fibre = 1;
    if (speckle !== 0) fibre += speckle * (speck((u * 700) | 0, (v * 900) | 0) - 0.5) * (1 - marked);
    if (isStitched && marked < 1) fibre += (twill(u * aspect, v) - 1) * (1 - marked);
    if (weave !== 0 && marked > 0) fibre *= 1 - weave * marked * speck((u * 900) | 0, (v * 900) | 0) * 0.5;
    for (let c = 0; c < 3; c += 1) {
      const dark = decode[black.data[inside + c]!]!;
      const shown = decode[base.data[pixel + c]!]!;
      const gain = shown > dark ? shown - dark : 0;
      const light = (dark + (ground[c]! * (1 - marked) + under[c]!) * fibre * gain) * shade;
      out[pixel + c] = encode[Math.min(last, Math.sqrt(light) * scale) | 0]!;
    }
  };
}

/** Film on a clear pane. */
function lightFilm({ base, black, tone }: Scene, { data: film }: Pixels, out: Uint8ClampedArray): Lighting {
  const { encode, decode, scale, last } = tone;
  return (pixel, inside, covered, _u, _v, under) => {
    const marked = under[COVER]!;
    for (let c = 0; c < 3; c += 1) {
      const dark = decode[black.data[inside + c]!]!;
      const added = decode[film[inside + c]!]! - dark;
      const shown = decode[base.data[pixel + c]!]! * (1 - marked * covered);
      const light = shown + covered * (marked * dark + (added > 0 ? under[c]! * added : 0));
      out[pixel + c] = encode[Math.min(last, Math.sqrt(light) * scale) | 0]!;
    }
  };
}

/** Metal pressed into the ground. */
function lightFoil(
  { base, black, tone }: Scene,
  { data: metal }: Pixels,
  { ground }: PanelTexture,
  out: Uint8ClampedArray,
): Lighting {
  const { encode, decode, scale, last } = tone;
  return (pixel, inside, covered, _u, _v, under) => {
    const marked = under[COVER]!;
    const shade = 1 + under[RELIEF]! * covered;
    for (let c = 0; c < 3; c += 1) {
      const dark = decode[black.data[inside + c]!]!;
      const shown = decode[base.data[pixel + c]!]!;
      const gain = shown > dark ? shown - dark : 0;
      const bare = ground[c]! * (1 - marked) * gain;
      const light = (dark * (1 - marked) + bare + under[c]! * decode[metal[inside + c]!]!) * shade;
      out[pixel + c] = encode[Math.min(last, Math.sqrt(light) * scale) | 0]!;
    }
  };
}

/** Letters of light, and their glow on the panel. */
function lightLetters(
  { base, black, tone }: Scene,
  { ground, texels }: PanelTexture,
  out: Uint8ClampedArray,
): Lighting {
  const { encode, decode, scale, last } = tone;
  const glowColor = meanOfMark(texels);
  return (pixel, inside, covered, _u, _v, under) => {
    const marked = under[COVER]!;
    for (let c = 0; c < 3; c += 1) {
      const dark = decode[black.data[inside + c]!]!;
      const shown = decode[base.data[pixel + c]!]!;
      const gain = shown > dark ? shown - dark : 0;
      const round = 0.14 * under[GLOW]! * glowColor[c]! * (0.4 + 0.6 * ground[c]!);
      const light = dark + ground[c]! * (1 - marked) * gain + covered * LIT_POWER * (0.5 * under[c]! + round);
      out[pixel + c] = encode[Math.min(last, Math.sqrt(light) * scale) | 0]!;
    }
  };
}
