import { BottomBar } from './bottom-bar.tsx';
import { CaseMosaic } from './case-mosaic.tsx';
import { FourSteps } from './four-steps.tsx';
import { Hero } from './hero.tsx';

export const HomeScreen = () => (
  <>
    <Hero />
    <FourSteps />
    <CaseMosaic />
    <BottomBar />
  </>
);
