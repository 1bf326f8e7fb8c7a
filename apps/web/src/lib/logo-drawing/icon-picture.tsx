import { renderIcon, type LogoDoc } from '@markwright/logo';
import { useEffect, useState } from 'react';
import { logFailure } from '../log.ts';
import { glyphs } from './glyphs.ts';
import { neededTexts } from './needed-texts.ts';
import { PixelPicture } from './pixel-picture.tsx';

type IconPictureProps = { doc: LogoDoc; pixels: number; alt: string };

/** The mark alone on its ground, at the very size it is seen at. */
export function IconPicture({ doc, pixels, alt }: IconPictureProps) {
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    let wanted = true;
    glyphs
      .ensure(neededTexts(doc))
      .then(() => wanted && setSvg(renderIcon(doc, { outlines: glyphs.outlines, pixels })))
      .catch((error: unknown) => logFailure('drawing an icon', error));
    return () => {
      wanted = false;
    };
  }, [doc, pixels]);
  return (
    <span className="block" style={{ width: pixels, height: pixels, background: doc.background }}>
      <PixelPicture svg={svg} label={alt} kind="sample" className="size-full" />
    </span>
  );
}
