import { Picture } from '../../components/picture.tsx';
import { classNames } from '../../components/class-names.ts';
import { homeSectionMessages } from '../../i18n/home-sections.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { SECTION_PICTURES as P } from './generated/sections.gen.ts';
import { SectionHeading } from './section-heading.tsx';

const USES = [
  { key: 'sign', picture: { zh: P.useSignZh, en: P.useSignEn }, place: 'col-span-2 md:row-span-2' },
  { key: 'card', picture: { zh: P.useCardZh, en: P.useCardEn }, place: '' },
  { key: 'cup', picture: { zh: P.useCupZh, en: P.useCupEn }, place: '' },
  { key: 'app', picture: { zh: P.useAppZh, en: P.useAppEn }, place: '' },
  { key: 'shirt', picture: { zh: P.useShirtZh, en: P.useShirtEn }, place: '' },
] as const;

/** One logo on everything a shop owns: the large board is the street, the small ones what people carry home. */
export function BrandUses() {
  const m = useMessages(homeSectionMessages).brand;
  const language = useLanguage();
  return (
    <section aria-label={m.name} className="content pt-(--section-gap)">
      <SectionHeading of="brand" name={m.name} text={m.heading} note={m.note} />
      <ul className="mt-6 grid grid-cols-2 md:grid-cols-4 lg:mt-10">
        {USES.map(({ key, picture, place }) => (
          <li key={key} className={classNames('relative', place)}>
            <Picture
              of={picture[language]}
              alt={m.uses[key]}
              className="block aspect-[400/280] size-full object-cover"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
