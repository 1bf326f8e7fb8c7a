import { useMemo, type ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { logoListMessages } from '../../../i18n/logo-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLanguage } from '../../../stores/language.ts';
import { ColorChips, FontChips, FontGroupChips, TagChips } from './filter-chips.tsx';
import { groupOf, type FilterProps } from './list-filters.ts';

type FilterPanelProps = FilterProps & { total: number | undefined; open: boolean; onClose: () => void };

/** Every filter under its heading, single fonts included; from below on a phone, from the side elsewhere. */
export function FilterPanel({ total, open, onClose, ...props }: FilterPanelProps) {
  const m = useMessages(logoListMessages);
  const language = useLanguage();
  const { filters, choices } = props;
  const group = groupOf(filters.font, choices.groups);
  const shown = filters.favourites ? choices.favourites : total;
  const side = useMemo(() => (open && window.matchMedia('(width < 768px)').matches ? 'bottom' : 'left'), [open]);
  return (
    <Sheet open={open} onClose={onClose} side={side} title={m.filters} closeLabel={m.close}>
      {total !== undefined && <p className="mb-3 text-caption text-muted">{m.eachGives(total)}</p>}
      <Section title={m.colors}>
        <ColorChips {...props} />
      </Section>
      <Section title={m.fonts}>
        <FontGroupChips {...props} counted />
      </Section>
      {group && (
        <Section title={m.fontsIn(group.words[language])}>
          <FontChips {...props} />
        </Section>
      )}
      {choices.tags.length > 0 && (
        <Section title={m.tags}>
          <TagChips {...props} />
        </Section>
      )}
      <Button look="action" wide className="mt-2" onClick={onClose}>
        {shown ? m.seeLogos(shown) : m.close}
      </Button>
    </Sheet>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="mb-4 border-t border-line pt-3">
    <legend className="float-left mb-1 w-full text-caption text-muted">{title}</legend>
    <div className="clear-both -mx-1 flex flex-wrap gap-1">{children}</div>
  </fieldset>
);
