import { findArtStyle } from '@markwright/art-font';
import { artSchema } from '../document/art.ts';
import type { Art } from '../document/art.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import { setBackground } from './edit-colors.ts';
import { setLineColor } from './edit-text.ts';

/** Other lettering for the name, or none. */
export function setArt(doc: LogoDoc, art: Art | undefined): LogoDoc {
  if (!art) {
    if (!doc.art) return doc;
    const { art: _dropped, ...plain } = doc;
    return plain;
  }
  const next = artSchema.parse(art);
  return JSON.stringify(next) === JSON.stringify(doc.art) ? doc : { ...doc, art: next };
}

/** One of a style's own sets of colours, ground included; a transparent ground stays transparent. */
export function setArtScheme(doc: LogoDoc, place: number): LogoDoc {
  const style = doc.art && findArtStyle(doc.art.style);
  if (!doc.art || !style) return doc;
  const { ground, colors } = style.schemes[place % style.schemes.length] ?? style.schemes[0];
  const grounded = doc.background === 'transparent' ? doc : setBackground(doc, ground);
  return setArt(setLineColor(grounded, 'name', colors[0]), { ...doc.art, colors: [colors[1], colors[2]] });
}

/** A style with its first colours; strength and arrangement stay as they were chosen. */
export function setArtStyle(doc: LogoDoc, style: string): LogoDoc {
  const { strength = 0.5, arrangement = 'horizontal' } = doc.art ?? {};
  const colors = findArtStyle(style)?.schemes[0].colors ?? [doc.name.color, doc.name.color, doc.name.color];
  return setArtScheme(setArt(doc, { style, strength, arrangement, colors: [colors[1], colors[2]] }), 0);
}
