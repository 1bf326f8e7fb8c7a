import type { CSSProperties } from 'react';

export type PictureSource = { src: string; width: number; height: number };

type PictureProps = { of: PictureSource; alt: string; className?: string; style?: CSSProperties; eager?: boolean };

/** A drawing as a file of its own; its size is known, so nothing moves when it arrives. */
export const Picture = ({ of: { src, width, height }, alt, className, style, eager }: PictureProps) => (
  <img
    src={src}
    width={width}
    height={height}
    alt={alt}
    decoding="async"
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={eager ? 'high' : 'auto'}
    className={className}
    style={style}
  />
);
