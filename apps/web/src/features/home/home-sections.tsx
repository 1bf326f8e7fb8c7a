import { AiInformation } from './ai-information.tsx';
import { AiLogoBand } from './ai-logo-band.tsx';
import { ArtFontBand } from './art-font-band.tsx';
import { BrandUses } from './brand-uses.tsx';
import { CaseMosaic } from './case-mosaic.tsx';
import { FourSteps } from './four-steps.tsx';

/** Everything under the first screen. No two neighbours share a shape: sheet, boards, mosaic, shelf, band, list. */
export const HomeSections = () => (
  <>
    <FourSteps />
    <BrandUses />
    <CaseMosaic />
    <AiLogoBand />
    <ArtFontBand />
    <AiInformation />
  </>
);
