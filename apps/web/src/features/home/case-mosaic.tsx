import type { CSSProperties } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Picture, type PictureSource } from '../../components/picture.tsx';
import { homeSectionMessages } from '../../i18n/home-sections.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { CASES } from './generated/cases.gen.ts';
import { PHOTOGRAPHS } from './photographs/photographs.gen.ts';
import { CustomerCases } from './customer-cases.tsx';
import { SectionHeading } from './section-heading.tsx';
import { useCases } from './use-cases.ts';

type Case = (typeof CASES)['zh' | 'en'][number];

/** On a phone three columns hold these, in this order, without a gap; the rest are for wider walls. */
const ON_A_PHONE: readonly Case['key'][] = [
  'seaSalt',
  'orange',
  'pets',
  'tea',
  'surf',
  'office',
  'books',
  'flowers',
  'hotpot',
  'law',
  'beidou',
  'records',
  'yoga',
  'pine',
];

/** Logos of many sizes hung without gaps, each on a ground of its own palette; large ones where they live. */
export function CaseMosaic() {
  const m = useMessages(homeSectionMessages).cases;
  const language = useLanguage();
  const { shipped, list } = useCases();
  if (!shipped && list.length === 0) return null;
  return (
    <section aria-label={m.name} className="pt-(--section-gap)">
      <div className="content">
        <SectionHeading of="cases" name={m.name} text={m.heading} note={m.note} />
      </div>
      {shipped && (
        <ul className="mt-6 grid auto-rows-[33.34vw] grid-flow-row-dense grid-cols-3 md:auto-rows-[12.5vw] md:grid-cols-8 lg:mt-10">
          {CASES[language].map((entry) => (
            <CaseTile key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
      <CustomerCases cases={list} />
    </section>
  );
}

/** At rest only the logo; looked at, it moves up and its story stands under it in its own ink. */
function CaseTile({ entry }: { entry: Case }) {
  const m = useMessages(homeSectionMessages).cases;
  const { key, name, ground, storyInk, picture, fit, place } = entry;
  const { trade, text } = m.stories[key];
  const photographs: Partial<Record<Case['key'], PictureSource>> = PHOTOGRAPHS[useLanguage()].cases;
  const photograph = photographs[key];
  const order = ON_A_PHONE.indexOf(key);
  const small = place.width === 1 && place.height === 1;
  const style = {
    '--column': `${place.column} / span ${place.width}`,
    '--row': `${place.row} / span ${place.height}`,
    '--columns': place.width,
    '--rows': place.height,
    '--order': order,
    background: ground,
    color: storyInk,
  } as CSSProperties;
  return (
    <li style={style} className={classNames('case', order < 0 && 'max-md:hidden')}>
      <button
        type="button"
        className="group relative flex size-full cursor-default flex-col overflow-hidden text-left -outline-offset-4 focus-visible:outline-current"
      >
        <span
          className={classNames(
            'absolute inset-x-0 top-0 flex h-full items-center justify-center transition-[height] duration-280',
            small ? 'xl:group-hover:h-3/5 xl:group-focus:h-3/5' : 'group-hover:h-3/5 group-focus:h-3/5',
          )}
        >
          {photograph ? (
            <Picture of={photograph} alt={name} className="size-full object-cover" />
          ) : (
            <Picture of={picture} alt={name} className="h-auto max-h-[72%]" style={{ width: `${fit}%` }} />
          )}
        </span>
        <span
          className={classNames(
            'absolute inset-x-0 bottom-0 flex h-2/5 flex-col justify-start px-4 text-caption opacity-0 transition-opacity duration-280 lg:px-5',
            small
              ? 'max-xl:sr-only xl:px-4 xl:group-hover:opacity-100 xl:group-focus:opacity-100'
              : 'group-hover:opacity-100 group-focus:opacity-100',
          )}
        >
          {!small && (
            <span className="mb-1 block truncate">
              <span className="mr-2 text-body font-bold">{name}</span>
              {trade}
            </span>
          )}
          <span className="block leading-[1.55]">{text}</span>
        </span>
      </button>
    </li>
  );
}
