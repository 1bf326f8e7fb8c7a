import { Suspense } from 'react';
import { BelowTheFold, SECTIONS_ID } from './below-the-fold.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Hero } from './hero.tsx';

export const HomeScreen = () => (
  <>
    <Hero />
    <div id={SECTIONS_ID} className="below-the-fold">
      <Suspense>
        <BelowTheFold />
      </Suspense>
    </div>
    <BottomBar />
  </>
);
