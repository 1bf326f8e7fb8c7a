import type { BackdropKind } from '../document/effects.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import type { PlacedLogo } from '../layout/placed-logo.ts';
import type { Ink } from '../layout/piece.ts';
import { hashText, seededRandom } from '@markwright/vector';
import type { DrawBackdrop } from './backdrops/backdrop-kit.ts';
import { petals, sprigs } from './backdrops/botanical.ts';
import { blot, clouds, coins, fretFrame, scales, wash } from './backdrops/chinese.ts';
import { fade, halo, rays } from './backdrops/light.ts';
import { facets, flames, sparkles, speed, waves, wedge } from './backdrops/motion.ts';
import { bands, blocks, bubbles, disc, dots, splash } from './backdrops/playful.ts';
import { circuit, corners, grid, horizonGrid, pixels, scanlines } from './backdrops/technical.ts';
import { colorsOf } from './effect-kit.ts';

const DRAW: Readonly<Record<BackdropKind, DrawBackdrop>> = {
  fade: fade,
  halo: halo,
  rays: rays,
  grid: grid,
  'horizon-grid': horizonGrid,
  circuit: circuit,
  scanlines: scanlines,
  pixels: pixels,
  corners: corners,
  sprigs: sprigs,
  petals: petals,
  bands: bands,
  disc: disc,
  bubbles: bubbles,
  blocks: blocks,
  splash: splash,
  dots: dots,
  wash: wash,
  blot: blot,
  clouds: clouds,
  'fret-frame': fretFrame,
  coins: coins,
  scales: scales,
  flames: flames,
  waves: waves,
  facets: facets,
  speed: speed,
  sparkles: sparkles,
  wedge: wedge,
};

/** What is drawn on the ground, behind the lockup and not part of it. */
export function backdropInks(placed: PlacedLogo, doc: LogoDoc): Ink[] {
  const { artboard, box, ground } = placed;
  const color = colorsOf(doc);
  return (doc.effects?.backdrops ?? []).flatMap(({ kind, colors, strength }) =>
    DRAW[kind]({
      artboard,
      box,
      ground,
      strength,
      mil: Math.min(artboard.width, artboard.height) / 1000,
      random: seededRandom(hashText(`${kind}|${doc.seed}`)),
      colors: colors.map(color),
    }),
  );
}
