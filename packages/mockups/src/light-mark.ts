import { fibresOf } from './light-ground.ts';
import type { PanelMap } from './panel-map.ts';
import { meanOfMark, type PanelTexture } from './panel-texture.ts';
import type { PictureBytes } from './picture-bytes.ts';
import { speck } from './relief.ts';
import { AT_U, AT_V, COVER, GLOW, RELIEF, type Samples } from './sample-texture.ts';
import type { Scene } from './scene.ts';

/** How bright letters of light are against the scene. */
export const LIT_POWER = 1.6;

/**
 * Writes the light of a pixel under the mark by the rule of the finish. `inside` is its place in the neighbourhood's
 * pictures, `cover` in the panel's coverage, `sample` where what lies under it begins.
 */
type Lighting = (pixel: number, inside: number, cover: number, under: Samples, sample: number) => void;

/** One function for each kind of finish: an engine makes fast only what always runs the same way. */
export function openLighting(scene: Scene, texture: PanelTexture, map: PanelMap, out: PictureBytes): Lighting {
  const { mode } = scene.meta;
  const { coverage } = map;
  if (mode === 'vinyl' && scene.white) return lightFilm(scene, scene.white.data, coverage, out.data);
  if (mode === 'foil' && scene.metal) return lightFoil(scene, scene.metal.data, texture, coverage, out.data);
  if (texture.halo) return lightLetters(scene, texture, coverage, out.data);
  return lightPaint(scene, texture, map, out.data);
}

function lightPaint(scene: Scene, texture: PanelTexture, map: PanelMap, out: Uint8Array): Lighting {
  const { meta, base, black, tone } = scene;
  const { coverage } = map;
  const fibres = fibresOf(scene, map);
  const { encode, decode, scale, last } = tone;
  const { weave = 0 } = meta;
  const ground = Float64Array.from(texture.ground);
  const [bright, dim] = [base.data, black.data];
  return (pixel, inside, cover, under, sample) => {
    const marked = under[sample + COVER]!;
    const bare = 1 - marked;
    const shade = 1 + under[sample + RELIEF]! * (coverage[cover]! / 255);
    let fibre = fibres && marked < 1 ? 1 + (fibres[cover]! - 1) * bare : 1;
    if (weave !== 0 && marked > 0)
      fibre *= 1 - weave * marked * speck((under[sample + AT_U]! * 900) | 0, (under[sample + AT_V]! * 900) | 0) * 0.5;
    for (let c = 0, to = pixel * 4, at = inside * 4; c < 3; c += 1, to += 1, at += 1) {
      const dark = decode[dim[at]!]!;
      const shown = decode[bright[to]!]!;
      const gain = shown > dark ? shown - dark : 0;
      const light = (dark + (ground[c]! * bare + under[sample + c]!) * fibre * gain) * shade;
      const step = (Math.sqrt(light) * scale) | 0;
      out[to] = encode[step > last ? last : step]!;
    }
  };
}

/** Film on a clear pane. */
function lightFilm({ base, black, tone }: Scene, film: Uint8Array, coverage: Uint8Array, out: Uint8Array): Lighting {
  const { encode, decode, scale, last } = tone;
  const [bright, dim] = [base.data, black.data];
  return (pixel, inside, cover, under, sample) => {
    const marked = under[sample + COVER]!;
    const share = coverage[cover]! / 255;
    for (let c = 0, to = pixel * 4, at = inside * 4; c < 3; c += 1, to += 1, at += 1) {
      const dark = decode[dim[at]!]!;
      const added = decode[film[at]!]! - dark;
      const shown = decode[bright[to]!]! * (1 - marked * share);
      const light = shown + share * (marked * dark + (added > 0 ? under[sample + c]! * added : 0));
      const step = (Math.sqrt(light) * scale) | 0;
      out[to] = encode[step > last ? last : step]!;
    }
  };
}

/** Metal pressed into the ground. */
function lightFoil(
  { base, black, tone }: Scene,
  metal: Uint8Array,
  texture: PanelTexture,
  coverage: Uint8Array,
  out: Uint8Array,
): Lighting {
  const { encode, decode, scale, last } = tone;
  const ground = Float64Array.from(texture.ground);
  const [bright, dim] = [base.data, black.data];
  return (pixel, inside, cover, under, sample) => {
    const bare = 1 - under[sample + COVER]!;
    const shade = 1 + under[sample + RELIEF]! * (coverage[cover]! / 255);
    for (let c = 0, to = pixel * 4, at = inside * 4; c < 3; c += 1, to += 1, at += 1) {
      const dark = decode[dim[at]!]!;
      const shown = decode[bright[to]!]!;
      const gain = shown > dark ? shown - dark : 0;
      const light = (dark * bare + ground[c]! * bare * gain + under[sample + c]! * decode[metal[at]!]!) * shade;
      const step = (Math.sqrt(light) * scale) | 0;
      out[to] = encode[step > last ? last : step]!;
    }
  };
}

/** Letters of light, and their glow on the panel. */
function lightLetters(
  { base, black, tone }: Scene,
  texture: PanelTexture,
  coverage: Uint8Array,
  out: Uint8Array,
): Lighting {
  const { encode, decode, scale, last } = tone;
  const ground = Float64Array.from(texture.ground);
  const glow = Float64Array.from(meanOfMark(texture), (light, c) => 0.14 * light * (0.4 + 0.6 * ground[c]!));
  const [bright, dim] = [base.data, black.data];
  return (pixel, inside, cover, under, sample) => {
    const bare = 1 - under[sample + COVER]!;
    const power = (coverage[cover]! / 255) * LIT_POWER;
    for (let c = 0, to = pixel * 4, at = inside * 4; c < 3; c += 1, to += 1, at += 1) {
      const dark = decode[dim[at]!]!;
      const shown = decode[bright[to]!]!;
      const gain = shown > dark ? shown - dark : 0;
      const light =
        dark + ground[c]! * bare * gain + power * (0.5 * under[sample + c]! + under[sample + GLOW]! * glow[c]!);
      const step = (Math.sqrt(light) * scale) | 0;
      out[to] = encode[step > last ? last : step]!;
    }
  };
}
