import type { LogoDoc } from '@markwright/logo';
import { useRef } from 'react';
import { svgUrl, type DrawOptions } from './draw-logo.ts';
import { useLogoSvg } from './use-logo-svg.ts';
import { useNear } from './use-near.ts';

type LogoPictureProps = { doc: LogoDoc; alt: string; className?: string; options?: DrawOptions };

/** A logo on its own ground, drawn when it comes near; until then the ground alone, so nothing moves. */
export function LogoPicture({ doc, alt, className = '', options }: LogoPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const svg = useLogoSvg(doc, options, useNear(frame));
  return (
    <span
      ref={frame}
      data-drawn={svg !== undefined}
      className={`block overflow-hidden ${className}`}
      // Another tone brings a ground of its own.
      style={{ background: options?.tone ? undefined : (options?.background ?? doc.background) }}
    >
      {svg !== undefined && (
        <img
          src={svgUrl(svg)}
          alt={alt}
          decoding="async"
          draggable={false}
          className="size-full animate-fade object-contain"
        />
      )}
    </span>
  );
}
