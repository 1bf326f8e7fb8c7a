import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { useLanguage } from '../../stores/language.ts';
import { DisplayLine } from './display-line.tsx';
import { SECTION_PICTURES as P } from './generated/sections.gen.ts';

const HEADINGS = {
  steps: { zh: P.stepsZh, en: P.stepsEn },
  brand: { zh: P.brandZh, en: P.brandEn },
  cases: { zh: P.casesZh, en: P.casesEn },
  faces: { zh: P.facesZh, en: P.facesEn },
  information: { zh: P.informationZh, en: P.informationEn },
};

type SectionHeadingProps = {
  of: keyof typeof HEADINGS;
  /** What the section is called; small, over its heading. */
  name: string;
  text: string;
  /** In a narrow column the heading stays at its smaller size. */
  narrow?: boolean;
  note?: readonly string[];
  children?: ReactNode;
};

/** Heading left, its hand-broken note or one action right on the same baseline. */
export function SectionHeading({ of, name, text, narrow, note, children }: SectionHeadingProps) {
  const picture = HEADINGS[of][useLanguage()];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="max-w-full">
        <p className="mb-2 text-caption font-medium lg:mb-3">{name}</p>
        <h2 className={classNames('max-w-full text-heading', !narrow && 'lg:text-display')}>
          <DisplayLine picture={picture} text={text} />
        </h2>
      </div>
      {note && (
        <p className="text-caption text-muted md:w-96 md:text-body">
          {note.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      )}
      {children}
    </div>
  );
}
