import { BottomBar } from './bottom-bar.tsx';
import { FourSteps } from './four-steps.tsx';
import { Hero } from './hero.tsx';

export const HomeScreen = () => (
  <>
    <Hero />
    <FourSteps />
    <BottomBar />
  </>
);
