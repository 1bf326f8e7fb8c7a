import { contrast, MARK_CONTRAST, NAME_CONTRAST, type LogoDoc } from '@markwright/logo';
import type { DrawOptions } from '../../lib/logo-drawing/draw-logo.ts';

const WHITE = '#ffffff';

type Look = Pick<DrawOptions, 'background' | 'tone'>;

/** In its own colours where they read on white, else in one ink. */
export function whiteLook({ name, mark }: LogoDoc): Look {
  const reads =
    contrast(name.color, WHITE) >= NAME_CONTRAST && (!mark || contrast(mark.primary, WHITE) >= MARK_CONTRAST);
  return reads ? { background: WHITE } : { background: WHITE, tone: 'ink' };
}

/** As designed where the ground is the darker of the two, else with ground and name changed over. */
export function darkLook({ background, name }: LogoDoc): Look {
  const isDark = background !== 'transparent' && contrast(background, WHITE) > contrast(name.color, WHITE);
  return isDark ? { background } : { tone: 'reversed' };
}
