import type { ArtStyle } from './art-style.ts';
import { arch } from './styles/arch.ts';
import { bamboo } from './styles/bamboo.ts';
import { bulge } from './styles/bulge.ts';
import { chalk } from './styles/chalk.ts';
import { cloud } from './styles/cloud.ts';
import { comic } from './styles/comic.ts';
import { dryBrush } from './styles/dry-brush.ts';
import { extrude } from './styles/extrude.ts';
import { flag } from './styles/flag.ts';
import { flame } from './styles/flame.ts';
import { fold } from './styles/fold.ts';
import { graffiti } from './styles/graffiti.ts';
import { ice } from './styles/ice.ts';
import { ink } from './styles/ink.ts';
import { inline } from './styles/inline.ts';
import { joined } from './styles/joined.ts';
import { liquid } from './styles/liquid.ts';
import { longShadow } from './styles/long-shadow.ts';
import { marquee } from './styles/marquee.ts';
import { metal } from './styles/metal.ts';
import { neon } from './styles/neon.ts';
import { overprint } from './styles/overprint.ts';
import { paperCut } from './styles/paper-cut.ts';
import { pictureDot } from './styles/picture-dot.ts';
import { pixel } from './styles/pixel.ts';
import { retroStripes } from './styles/retro-stripes.ts';
import { ribbon } from './styles/ribbon.ts';
import { rise } from './styles/rise.ts';
import { seal } from './styles/seal.ts';
import { slice } from './styles/slice.ts';
import { softRound } from './styles/soft-round.ts';
import { stencil } from './styles/stencil.ts';
import { sticker } from './styles/sticker.ts';
import { stitch } from './styles/stitch.ts';
import { woodCut } from './styles/wood-cut.ts';

/** Every style, in the order the gallery shows them. */
export const ART_STYLES: readonly ArtStyle[] = [
  ink,
  dryBrush,
  seal,
  paperCut,
  neon,
  sticker,
  extrude,
  longShadow,
  inline,
  retroStripes,
  stencil,
  pixel,
  slice,
  liquid,
  ribbon,
  bamboo,
  cloud,
  flame,
  ice,
  metal,
  woodCut,
  graffiti,
  softRound,
  arch,
  flag,
  bulge,
  rise,
  pictureDot,
  joined,
  chalk,
  marquee,
  comic,
  overprint,
  stitch,
  fold,
];

const byId = new Map(ART_STYLES.map((style) => [style.id, style]));

export const findArtStyle = (id: string): ArtStyle | undefined => byId.get(id);
