import type { BackdropKind } from '../document/effects.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import type { PlacedLogo } from '../layout/lay-out.ts';
import type { Ink } from '../layout/piece.ts';
import { hashText, seededRandom } from '../seed.ts';
import type { DrawBackdrop } from './backdrops/backdrop-kit.ts';
import { fade, halo, rays } from './backdrops/light.ts';
import { circuit, corners, grid, horizonGrid, pixels, scanlines } from './backdrops/technical.ts';
import { colorsOf } from './effect-kit.ts';

const DRAW: Readonly<Record<BackdropKind, DrawBackdrop>> = {
  fade,
  halo,
  rays,
  grid,
  'horizon-grid': horizonGrid,
  circuit,
  scanlines,
  pixels,
  corners,
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
