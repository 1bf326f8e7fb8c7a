import { ensureContrast, MARK_CONTRAST, NAME_CONTRAST, type LogoDoc } from '@markwright/logo';
import type { Refusal } from '@markwright/reading';
import { isRefusedColor, withoutRefused } from '../read/refused.ts';

/** A logo without the colours its brief refuses; letters and mark stay readable on what becomes the ground. */
export function obeyRefusals(doc: LogoDoc, refusals: readonly Refusal[]): LogoDoc {
  const { background, palette } = doc;
  const used = [
    background,
    doc.name.color,
    doc.layout.accent,
    ...(doc.mark ? [doc.mark.primary, doc.mark.secondary] : []),
  ];
  const isClean = used.every((color) => color === 'transparent' || !isRefusedColor(color, refusals));
  if (isClean) return doc;
  const allowed = (color: string) => withoutRefused(color, refusals);
  const ground = background === 'transparent' ? background : allowed(background);
  const against = ground === 'transparent' ? '#ffffff' : ground;
  const readable = (color: string, least: number) => ensureContrast(allowed(color), against, least);
  const line = <Line extends { color: string }>(text: Line): Line => ({
    ...text,
    color: readable(text.color, NAME_CONTRAST),
  });
  return {
    ...doc,
    background: ground,
    name: line(doc.name),
    secondName: doc.secondName && line(doc.secondName),
    slogan: doc.slogan && line(doc.slogan),
    mark: doc.mark && {
      ...doc.mark,
      primary: readable(doc.mark.primary, MARK_CONTRAST),
      secondary: allowed(doc.mark.secondary),
    },
    layout: { ...doc.layout, accent: allowed(doc.layout.accent) },
    palette: { ...palette, colors: palette.colors.map(allowed) },
  };
}
