import { PALETTES } from '@markwright/logo';
import { Heart, SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Chip } from '../../../components/chip.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { logoListMessages } from '../../../i18n/logo-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLanguage } from '../../../stores/language.ts';
import { isUnfiltered, NO_FILTERS, type Filters } from './list-filters.ts';

type Words = { zh: string; en: string };

export type FilterChoices = {
  /** Whether fonts were picked in step four. */
  hasChosenFonts: boolean;
  categories: readonly { category: string; words: Words }[];
  /** For Latin names, which all share one category: the fonts themselves. */
  fonts: readonly { key: string; words: Words }[];
  tags: readonly { id: string; words: Words }[];
  favourites: number;
};

type FilterRowProps = { filters: Filters; choices: FilterChoices; onChange: (filters: Filters) => void };

/** One sticky row of chips; on a phone it scrolls sideways and opens as a sheet. */
export function FilterRow(props: FilterRowProps) {
  const m = useMessages(logoListMessages);
  const [open, setOpen] = useState(false);
  return (
    <div className="sticky top-(--header-height) z-20 border-y border-line bg-paper">
      <div className="content flex h-14 items-center gap-2 md:h-16">
        <button
          type="button"
          aria-label={m.openFilters}
          title={m.openFilters}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="flex size-9 shrink-0 items-center justify-center rounded-chip border border-line-strong hover:border-ink lg:hidden"
        >
          <Icon of={SlidersHorizontal} size={18} />
        </button>
        <fieldset
          aria-label={m.filters}
          className="-my-1 scrollbar-none flex min-w-0 grow items-center gap-1 overflow-x-auto py-1 max-lg:-mr-(--page-margin) max-lg:pr-(--page-margin)"
        >
          <Groups {...props} divider={<span aria-hidden className="mx-3 h-5 w-px shrink-0 bg-line-strong" />} />
        </fieldset>
      </div>
      <Sheet open={open} onClose={() => setOpen(false)} side="bottom" title={m.filters} closeLabel={m.close}>
        <div className="flex flex-wrap gap-1 pb-2">
          <Groups {...props} divider={<span className="my-2 h-px w-full bg-line" />} />
        </div>
      </Sheet>
    </div>
  );
}

function Groups({ filters, choices, onChange, divider }: FilterRowProps & { divider: ReactNode }) {
  const m = useMessages(logoListMessages);
  const language = useLanguage();
  const { font } = filters;
  /** A chip pressed again is given back; the favourites are a list of their own. */
  const change = (to: Partial<Filters>) => onChange({ ...filters, favourites: false, ...to });
  return (
    <>
      <Chip pressed={isUnfiltered(filters)} onClick={() => onChange(NO_FILTERS)}>
        {m.all}
      </Chip>
      {(choices.favourites > 0 || filters.favourites) && (
        <Chip
          pressed={filters.favourites}
          count={choices.favourites}
          onClick={() => onChange({ ...filters, favourites: !filters.favourites })}
        >
          <Icon of={Heart} size={16} />
          {m.favourites}
        </Chip>
      )}
      {PALETTES.map(({ number, colors, title }) => (
        <Chip
          key={number}
          pressed={filters.color === number && !filters.favourites}
          onClick={() => change({ color: filters.color === number ? 0 : number })}
        >
          <Swatches colors={colors.slice(0, 3)} />
          {title[language]}
        </Chip>
      ))}
      {divider}
      {choices.hasChosenFonts && (
        <Chip
          pressed={font?.kind === 'chosen' && !filters.favourites}
          onClick={() => change({ font: font?.kind === 'chosen' ? undefined : { kind: 'chosen' } })}
        >
          {m.chosenFonts}
        </Chip>
      )}
      {choices.categories.map(({ category, words }) => {
        const pressed = font?.kind === 'category' && font.name === category;
        return (
          <Chip
            key={category}
            pressed={pressed && !filters.favourites}
            onClick={() => change({ font: pressed ? undefined : { kind: 'category', name: category } })}
          >
            {words[language]}
          </Chip>
        );
      })}
      {choices.fonts.map(({ key, words }) => {
        const pressed = font?.kind === 'one' && font.key === key;
        return (
          <Chip
            key={key}
            pressed={pressed && !filters.favourites}
            onClick={() => change({ font: pressed ? undefined : { kind: 'one', key } })}
          >
            {words[language]}
          </Chip>
        );
      })}
      {choices.tags.length > 0 && divider}
      {choices.tags.map(({ id, words }) => (
        <Chip
          key={id}
          pressed={filters.tag === id && !filters.favourites}
          onClick={() => change({ tag: filters.tag === id ? '' : id })}
        >
          {words[language]}
        </Chip>
      ))}
    </>
  );
}

/** Three discs laid over one another, as printed colours are shown. */
const Swatches = ({ colors }: { colors: readonly string[] }) => (
  <span aria-hidden className="flex">
    {colors.map((color, index) => (
      <span
        key={color}
        className="size-3 rounded-chip shadow-[0_0_0_1px_var(--color-paper)]"
        style={{ background: color, marginLeft: index === 0 ? 0 : -5 }}
      />
    ))}
  </span>
);
