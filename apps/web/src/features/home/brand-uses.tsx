import { Picture } from '../../components/picture.tsx';
import { classNames } from '../../components/class-names.ts';
import { homeSectionMessages } from '../../i18n/home-sections.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { PHOTOGRAPHS } from './photographs/photographs.gen.ts';
import { SectionHeading } from './section-heading.tsx';

const USES = [
  { key: 'sign', place: 'col-span-2 md:row-span-2' },
  { key: 'card', place: '' },
  { key: 'cup', place: '' },
  { key: 'app', place: '' },
  { key: 'shirt', place: '' },
] as const;

/** One logo on everything a shop owns: the large board is the street, the small ones what people carry home. */
export function BrandUses() {
  const m = useMessages(homeSectionMessages).brand;
  const { uses } = PHOTOGRAPHS[useLanguage()];
  return (
    <section aria-label={m.name} className="content pt-(--section-gap)">
      <SectionHeading of="brand" name={m.name} text={m.heading} note={m.note} />
      <ul className="mt-6 grid grid-cols-2 md:grid-cols-4 lg:mt-10">
        {USES.map(({ key, place }) => (
          <li key={key} className={classNames('relative', place)}>
            <Picture of={uses[key]} alt={m.uses[key]} className="block aspect-[400/280] size-full object-cover" />
          </li>
        ))}
      </ul>
    </section>
  );
}
