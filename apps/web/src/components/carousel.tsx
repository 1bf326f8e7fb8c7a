import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

type CarouselProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Read out with each slide: “2 of 5”. */
  slideLabel: (index: number, total: number) => string;
  slides: readonly ReactNode[];
};

/** Slides on a strip that snaps: swiped, stepped with buttons or keys, never moving by itself. */
export function Carousel({ label, previousLabel, nextLabel, slideLabel, slides }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  function show(index: number) {
    const at = Math.max(0, Math.min(slides.length - 1, index));
    strip.current?.scrollTo({ left: at * strip.current.clientWidth });
    setCurrent(at);
  }

  return (
    <section aria-roledescription="carousel" aria-label={label} className="relative">
      <ul
        ref={strip}
        // A strip that scrolls must be reachable by keyboard; the arrow keys then scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget }) => setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth scrollbar-none"
      >
        {slides.map((slide, index) => (
          <li
            key={index}
            aria-label={slideLabel(index + 1, slides.length)}
            aria-hidden={index !== current}
            inert={index !== current}
            className="w-full shrink-0 snap-center"
          >
            {slide}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex items-center justify-center gap-4">
        <IconButton
          icon={ChevronLeft}
          label={previousLabel}
          disabled={current === 0}
          onClick={() => show(current - 1)}
        />
        <output className="flex gap-2" aria-label={slideLabel(current + 1, slides.length)}>
          {slides.map((_, index) => (
            <span key={index} className={classNames('h-1 w-6', index === current ? 'bg-ink' : 'bg-line-strong')} />
          ))}
        </output>
        <IconButton
          icon={ChevronRight}
          label={nextLabel}
          disabled={current === slides.length - 1}
          onClick={() => show(current + 1)}
        />
      </div>
    </section>
  );
}
