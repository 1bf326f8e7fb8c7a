import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { homeSectionMessages } from '../../i18n/home-sections.ts';
import { useMessages } from '../../i18n/messages.ts';
import { loadChunk } from '../../lib/load-chunk.ts';
import { useLanguage } from '../../stores/language.ts';
import { FACES } from './generated/faces.gen.ts';
import { SectionHeading } from './section-heading.tsx';
import { useTypedName } from './take-to-ai.ts';

/** The engine's letters come only for somebody who has typed a name. */
const TextInFont = lazy(() =>
  loadChunk(async () => ({ default: (await import('../../lib/logo-drawing/text-in-font.tsx')).TextInFont })),
);

const MIDDLE = 5;
const HANZI = /\p{Script=Han}/u;
type Face = (typeof FACES)['zh' | 'en'][number];

/** One name, very large, that changes its hand as the knob is dragged along the rule. */
export function ArtFontBand() {
  const m = useMessages(homeSectionMessages).faces;
  const language = useLanguage();
  const typed = useTypedName(({ name }) => name.trim());
  const [at, setAt] = useState(MIDDLE);
  // What was typed is set in fonts of its own script, whatever language the page speaks.
  const faces = FACES[typed === '' ? language : HANZI.test(typed) ? 'zh' : 'en'];
  const face = faces[at] ?? faces[MIDDLE];
  return (
    <section aria-label={m.name} className="mt-(--section-gap) bg-action py-10 text-ink lg:py-16">
      <div className="content">
        <SectionHeading of="faces" name={m.name} text={m.heading}>
          <SiteLink to="/aiFont" className={buttonClass({ look: 'ink' })}>
            {m.action}
          </SiteLink>
        </SectionHeading>
        <div className="flex h-32 items-center justify-center py-4 md:h-72 lg:h-96">
          <InFace face={face} typed={typed} large className="max-h-full w-full max-w-250 md:h-full" />
        </div>
        <input
          type="range"
          min={0}
          max={faces.length - 1}
          step={1}
          value={at}
          aria-label={m.slider}
          aria-valuetext={face.words[language]}
          onChange={(event) => setAt(Number(event.target.value))}
          className="faces-rule"
        />
        <ol className="mt-3 grid grid-cols-[repeat(11,minmax(0,1fr))]">
          {faces.map((each, index) => (
            <li key={each.key}>
              <button
                type="button"
                onClick={() => setAt(index)}
                aria-pressed={index === at}
                aria-label={each.words[language]}
                className={classNames(
                  'flex min-h-11 w-full flex-col items-center gap-1 px-1 py-1 lg:px-2',
                  index === at && 'font-bold',
                )}
              >
                <InFace
                  face={each}
                  typed={typed}
                  className={classNames('h-6 w-full max-md:hidden', index !== at && 'opacity-70')}
                />
                <span className="text-center text-[13px] leading-tight max-lg:hidden">{each.words[language]}</span>
                <span
                  aria-hidden
                  className={classNames('size-2 rounded-chip bg-ink lg:hidden', index !== at && 'opacity-40')}
                />
              </button>
            </li>
          ))}
        </ol>
        <p aria-live="polite" className="text-center text-caption font-medium lg:hidden">
          {face.words[language]}
        </p>
      </div>
    </section>
  );
}

type InFaceProps = { face: Face; typed: string; large?: boolean; className: string };

/** What was typed, or the sample drawn beforehand; the sample stays until the letters are there. */
function InFace({ face: { key, picture }, typed, large = false, className }: InFaceProps) {
  const sample = <Picture of={picture} alt="" className={classNames('object-contain', className)} />;
  if (typed === '') return sample;
  return (
    <Suspense fallback={sample}>
      <TextInFont font={key} text={typed} align="middle" large={large} className={className} />
    </Suspense>
  );
}
