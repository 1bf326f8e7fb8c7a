import { Suspense, useEffect, useRef } from 'react';
import { BelowTheFold, layOutWhenIdle, SECTIONS_ID } from './below-the-fold.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Hero } from './hero.tsx';
import { NoticeLine } from './notice-line.tsx';

export function HomeScreen() {
  const sections = useRef<HTMLDivElement>(null);
  // Not a state: a new render would draw the server's sections again before their script is there.
  useEffect(() => (sections.current ? layOutWhenIdle(sections.current) : undefined), []);
  return (
    <>
      <NoticeLine />
      <Hero />
      <div ref={sections} id={SECTIONS_ID} className="below-the-fold">
        <Suspense>
          <BelowTheFold />
        </Suspense>
      </div>
      <BottomBar />
    </>
  );
}
