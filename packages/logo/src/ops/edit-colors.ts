import type { ColorWorld } from '../color/color-world.ts';
import { colorWorld } from '../color/color-world.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import { backgroundSchema, colorSchema } from '../document/logo-doc.ts';
import { findPalette } from '../palettes.ts';
import { recolorMark } from './edit-mark.ts';
import { setLineColor } from './edit-text.ts';

/** A hex colour or 'transparent'. */
export function setBackground(doc: LogoDoc, background: string): LogoDoc {
  const next = backgroundSchema.parse(background);
  return next === doc.background ? doc : { ...doc, background: next };
}

/** Colour of rules, containers and seals. */
export function setAccent(doc: LogoDoc, color: string): LogoDoc {
  const accent = colorSchema.parse(color);
  return accent === doc.layout.accent ? doc : { ...doc, layout: { ...doc.layout, accent } };
}

/** Every colour at once, as one step of history. A transparent ground stays transparent. */
export function setColors(doc: LogoDoc, world: ColorWorld): LogoDoc {
  let next = doc.background === 'transparent' ? doc : setBackground(doc, world.ground);
  next = setLineColor(next, 'name', world.name);
  next = setLineColor(next, 'secondName', world.support);
  next = setLineColor(next, 'slogan', world.support);
  next = recolorMark(next, { primary: world.mark, secondary: world.accent });
  return setAccent(next, world.accent);
}

/** Another of the five palettes; the seed chooses among its colour worlds. */
export function setPalette(doc: LogoDoc, paletteId: string, seed: number = doc.seed): LogoDoc {
  const palette = findPalette(paletteId);
  if (!palette) throw new RangeError(`No palette is called ${paletteId}`);
  const recolored = setColors(doc, colorWorld(paletteId, seed));
  return recolored.palette.id === paletteId
    ? recolored
    : { ...recolored, palette: { id: palette.id, colors: [...palette.colors] } };
}
