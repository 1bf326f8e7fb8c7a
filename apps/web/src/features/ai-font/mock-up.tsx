import type { LogoDoc } from '@markwright/logo';
import { ArtPicture } from '../../lib/art-drawing/art-picture.tsx';
import type { Scene } from './scenes.tsx';

type MockUpProps = { scene: Scene; doc: LogoDoc; bought: boolean; label: string; onReady: () => void };

/** Upright lettering stands on a square; the rest keep the board they were drawn for. */
const boardOf = (doc: LogoDoc) =>
  doc.art?.arrangement === 'vertical' ? { width: 720, height: 720 } : { width: 1200, height: 600 };

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** The picture on its ground, scaled with it; its own proportions stay. */
export function MockUp({ scene, doc, bought, label, onReady }: MockUpProps) {
  const { width, height, picture } = scene;
  const ground = doc.background === 'transparent' ? '#ffffff' : doc.background;
  const board = boardOf(doc);
  const fit = Math.min(1, board.width / board.height / 1.2);
  const shown = picture.width * fit;
  const view = `0 0 ${width} ${height}`;
  return (
    <figure
      className="relative w-full overflow-hidden [container-type:inline-size]"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <svg viewBox={view} aria-hidden className="absolute inset-0 size-full">
        {scene.back(ground)}
      </svg>
      <div
        className="absolute"
        style={{
          left: percent((picture.x + (picture.width - shown) / 2) / width),
          top: percent(picture.y / height),
          width: percent(shown / width),
          ...scene.pose,
        }}
      >
        <ArtPicture doc={doc} label={label} board={board} bought={bought} onDrawn={onReady} />
      </div>
      <svg viewBox={view} aria-hidden className="pointer-events-none absolute inset-0 size-full">
        {scene.light}
      </svg>
    </figure>
  );
}
