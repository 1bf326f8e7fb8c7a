import { PALETTES } from '@markwright/logo';
import { Chip } from '../../../components/chip.tsx';
import { logoListMessages } from '../../../i18n/logo-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLanguage } from '../../../stores/language.ts';
import { groupOf, type FilterProps, type Filters } from './list-filters.ts';

/** A chip pressed again is given back; the favourites are a list of their own, left by any other filter. */
const changed = (filters: Filters, to: Partial<Filters>): Filters => ({ ...filters, favourites: false, ...to });

/** Palettes; where there is little room, only the chosen one says its name. */
export function ColorChips({ filters, onChange, short }: FilterProps & { short?: boolean }) {
  const language = useLanguage();
  return PALETTES.map(({ number, colors, title }) => {
    const pressed = filters.color === number && !filters.favourites;
    return (
      <Chip
        key={number}
        pressed={pressed}
        title={title[language]}
        onClick={() => onChange(changed(filters, { color: pressed ? 0 : number }))}
      >
        <Swatches colors={colors.slice(0, 3)} />
        <span className={short && !pressed ? 'sr-only' : undefined}>{title[language]}</span>
      </Chip>
    );
  });
}

/** Font groups; with `counted`, each says how many fonts it has. */
export function FontGroupChips({ filters, choices, onChange, counted }: FilterProps & { counted?: boolean }) {
  const m = useMessages(logoListMessages);
  const language = useLanguage();
  const { font } = filters;
  const ofChosen = font?.kind === 'chosen' && !filters.favourites;
  const open = groupOf(font, choices.groups);
  return (
    <>
      {choices.hasChosenFonts && (
        <Chip
          pressed={ofChosen}
          onClick={() => onChange(changed(filters, { font: ofChosen ? undefined : { kind: 'chosen' } }))}
        >
          {m.chosenFonts}
        </Chip>
      )}
      {choices.groups.map(({ category, words, fonts }) => {
        const pressed = open?.category === category && !filters.favourites;
        return (
          <Chip
            key={category}
            pressed={pressed}
            {...(counted && { count: fonts.length })}
            onClick={() =>
              onChange(changed(filters, { font: pressed ? undefined : { kind: 'category', name: category } }))
            }
          >
            {words[language]}
          </Chip>
        );
      })}
    </>
  );
}

/** The fonts of the chosen group, one by one. */
export function FontChips({ filters, choices, onChange }: FilterProps) {
  const language = useLanguage();
  const { font } = filters;
  const group = groupOf(font, choices.groups);
  return group?.fonts.map(({ key, words }) => {
    const pressed = font?.kind === 'one' && font.key === key && !filters.favourites;
    const wider = { kind: 'category', name: group.category } as const;
    return (
      <Chip
        key={key}
        pressed={pressed}
        onClick={() => onChange(changed(filters, { font: pressed ? wider : { kind: 'one', key } }))}
      >
        {words[language]}
      </Chip>
    );
  });
}

export function TagChips({ filters, choices, onChange }: FilterProps) {
  const language = useLanguage();
  return choices.tags.map(({ id, words }) => {
    const pressed = filters.tag === id && !filters.favourites;
    return (
      <Chip key={id} pressed={pressed} onClick={() => onChange(changed(filters, { tag: pressed ? '' : id }))}>
        {words[language]}
      </Chip>
    );
  });
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
