import type { LogoDoc } from '@markwright/logo';
import { useRef } from 'react';
import type { DrawOptions } from './draw-logo.ts';
import { PixelPicture } from './pixel-picture.tsx';
import { useNear } from './use-near.ts';
import { usePaintedLogo } from './use-painted-logo.ts';

const isPale = (ground: string | undefined) => ground === undefined || ground === 'transparent' || ground === '#ffffff';

type LogoPictureProps = { doc: LogoDoc; alt: string; className?: string; options?: DrawOptions };

/**
 * A logo on its own ground, drawn when it comes near; until it is painted its ground alone, so nothing moves; a white one
 * is tinted, or it would look empty.
 */
export function LogoPicture({ doc, alt, className = '', options }: LogoPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNear(frame);
  const logo = usePaintedLogo(doc, options, near);
  // Another tone brings a ground of its own.
  const ground = options?.tone || options?.ground ? undefined : (options?.background ?? doc.background);
  return (
    <span
      ref={frame}
      className={`block overflow-hidden ${isPale(ground) ? 'bg-(--ground) has-[[data-drawn=false]]:bg-quiet' : ''} ${className}`}
      style={isPale(ground) ? { ['--ground' as string]: ground } : { background: ground }}
    >
      <PixelPicture
        logo={logo}
        label={alt}
        kind={options?.bought ? 'bought' : 'marked'}
        near={near}
        className="size-full"
      />
    </span>
  );
}
