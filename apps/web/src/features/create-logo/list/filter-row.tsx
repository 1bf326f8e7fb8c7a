import { Heart, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../../../components/chip.tsx';
import { Icon } from '../../../components/icon.tsx';
import { logoListMessages } from '../../../i18n/logo-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { ColorChips, FontGroupChips, TagChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { countFilters, isUnfiltered, NO_FILTERS, type FilterProps } from './list-filters.ts';

/** One sticky row: a button for all filters in a panel, and the usual ones beside it. */
export function FilterRow({ total, ...props }: FilterProps & { total: number | undefined }) {
  const m = useMessages(logoListMessages);
  const [open, setOpen] = useState(false);
  const { filters, choices, onChange } = props;
  const count = countFilters(filters);
  const divider = <span aria-hidden className="mx-2 h-5 w-px shrink-0 bg-line-strong" />;
  return (
    <div className="sticky top-(--header-height) z-20 border-y border-line bg-paper">
      <div className="content flex h-14 items-center gap-2 md:h-16">
        <button
          type="button"
          aria-label={count > 0 ? m.openFiltersWith(count) : m.openFilters}
          title={m.openFilters}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="flex h-9 shrink-0 items-center justify-center gap-2 rounded-chip border border-line-strong text-caption whitespace-nowrap hover:border-ink max-md:size-9 md:px-3.5"
        >
          <Icon of={SlidersHorizontal} size={18} />
          <span className="max-md:hidden">{m.openFilters}</span>
        </button>
        <fieldset
          aria-label={m.filters}
          className="relative -my-1 scrollbar-none flex min-w-0 grow items-center gap-1 overflow-x-auto py-1 max-lg:-mr-(--page-margin) max-lg:pr-(--page-margin)"
        >
          <Chip pressed={isUnfiltered(filters)} onClick={() => onChange(NO_FILTERS)}>
            {m.all}
          </Chip>
          <Chip
            pressed={filters.favourites}
            count={choices.favourites}
            onClick={() => onChange({ ...filters, favourites: !filters.favourites })}
          >
            <Icon of={Heart} size={16} />
            {m.favourites}
          </Chip>
          {divider}
          <ColorChips {...props} short />
          {divider}
          <FontGroupChips {...props} />
          {choices.tags.length > 0 && divider}
          <TagChips {...props} />
        </fieldset>
      </div>
      <FilterPanel {...props} total={total} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
