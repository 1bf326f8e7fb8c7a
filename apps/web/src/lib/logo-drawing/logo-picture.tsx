import type { LogoDoc } from '@markwright/logo';
import { useRef } from 'react';
import type { DrawOptions } from './draw-logo.ts';
import { PixelPicture } from './pixel-picture.tsx';
import { useNear } from './use-near.ts';
import { usePaintedLogo } from './use-painted-logo.ts';

type LogoPictureProps = { doc: LogoDoc; alt: string; className?: string; options?: DrawOptions };

/** A logo on its own ground, drawn when it comes near; until then the ground alone, so nothing moves. */
export function LogoPicture({ doc, alt, className = '', options }: LogoPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNear(frame);
  const logo = usePaintedLogo(doc, options, near);
  return (
    <span
      ref={frame}
      className={`block overflow-hidden ${className}`}
      // Another tone brings a ground of its own.
      style={{ background: options?.tone || options?.ground ? undefined : (options?.background ?? doc.background) }}
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
