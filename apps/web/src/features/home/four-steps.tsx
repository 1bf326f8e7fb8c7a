import { Picture } from '../../components/picture.tsx';
import { homeSectionMessages } from '../../i18n/home-sections.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { SECTION_PICTURES as P } from './generated/sections.gen.ts';
import { SectionHeading } from './section-heading.tsx';

const DRAWINGS = {
  zh: [P.stepNameZh, P.stepMark, P.stepSpaceZh, P.stepShopZh],
  en: [P.stepNameEn, P.stepMark, P.stepSpaceEn, P.stepShopEn],
};

/** One sheet with four drawings, not four cards; only the last is in colour. */
export function FourSteps() {
  const m = useMessages(homeSectionMessages).steps;
  const drawings = DRAWINGS[useLanguage()];
  return (
    <section aria-label={m.name} className="content pt-(--section-gap)">
      <SectionHeading of="steps" name={m.name} text={m.heading} note={m.note} />
      <div aria-hidden className="ruler mt-6 hidden h-2 lg:mt-10 lg:block" />
      <ol className="mt-6 border border-ink bg-surface md:grid md:grid-cols-2 lg:mt-0 lg:grid-cols-[288fr_312fr_324fr_276fr]">
        {m.list.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[42%_1fr] border-ink not-first:border-t md:grid-cols-1 md:grid-rows-[auto_1fr] md:not-first:border-t-0 md:nth-[n+3]:border-t md:even:border-l lg:nth-[n+3]:border-t-0 lg:not-first:border-l"
          >
            <div
              className={`flex items-center justify-center overflow-hidden border-ink max-md:border-r md:h-85 md:border-b ${index === 3 ? 'bg-[#F4E3C3]' : ''}`}
            >
              {drawings[index] && (
                <Picture
                  of={drawings[index]}
                  alt=""
                  className={index === 3 ? 'h-full w-full object-cover' : 'h-auto max-h-full w-full max-w-75'}
                />
              )}
            </div>
            <div className="p-4 md:flex md:gap-5 md:p-5 md:pb-9">
              <span aria-hidden className="block w-5 shrink-0 text-caption font-medium text-action-text md:leading-7">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lead leading-7 font-bold">{title}</h3>
                <p className="mt-1 text-caption text-muted md:mt-2">{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
