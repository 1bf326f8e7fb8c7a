import { contrast, MARK_CONTRAST, NAME_CONTRAST, type LogoDoc } from '@markwright/logo';
import type { DrawOptions } from '../../lib/logo-drawing/draw-logo.ts';

const WHITE = '#ffffff';

/** In its own colours where they read on white, else in one ink. */
export function looksOnWhite({ name, mark }: LogoDoc): Pick<DrawOptions, 'background' | 'tone'> {
  const reads =
    contrast(name.color, WHITE) >= NAME_CONTRAST && (!mark || contrast(mark.primary, WHITE) >= MARK_CONTRAST);
  return reads ? { background: WHITE } : { background: WHITE, tone: 'ink' };
}
