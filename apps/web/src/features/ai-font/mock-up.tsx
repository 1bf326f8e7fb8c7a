import type { LogoDoc } from '@markwright/logo';
import type { SceneName } from '@markwright/mockups';
import { MockUpPicture } from '../../lib/mock-ups/mock-up-picture.tsx';

/** A mock-up's ground: the scene, its size as the specification gives it, and how wide the picture on it may be. */
type ArtScene = { scene: SceneName; width: number; height: number; pictureWidth: number };

/** Sign by day, bag, shirt, cup and lit sign, with the sizes and picture widths of the specification. */
export const ART_SCENES: readonly ArtScene[] = [
  { scene: 'shop-sign-day', width: 1920, height: 1080, pictureWidth: 600 },
  { scene: 'paper-bag', width: 1920, height: 988, pictureWidth: 360 },
  { scene: 't-shirt', width: 1920, height: 1080, pictureWidth: 600 },
  { scene: 'cup', width: 1920, height: 988, pictureWidth: 300 },
  { scene: 'shop-sign-dusk', width: 1920, height: 1080, pictureWidth: 600 },
];

const LOOKS = new Map(
  ART_SCENES.map(({ scene, width, pictureWidth }) => [scene, { markWidth: pictureWidth / width }] as const),
);

type MockUpProps = { of: ArtScene; doc: LogoDoc; bought: boolean; label: string; onReady: () => void };

/** The lettering in a photographed scene; its own proportions stay. */
export const MockUp = ({ of: { scene, width, height }, doc, bought, label, onReady }: MockUpProps) => (
  <figure className="overflow-hidden" style={{ aspectRatio: `${width} / ${height}` }}>
    <MockUpPicture
      scene={scene}
      doc={doc}
      bought={bought}
      look={LOOKS.get(scene)}
      label={label}
      eager
      className="h-full"
      onDrawn={onReady}
    />
  </figure>
);
