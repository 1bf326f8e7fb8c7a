import { ChevronDown, X } from 'lucide-react';
import { classNames } from '../../components/class-names.ts';
import { Menu, MenuItem, MenuNote } from '../../components/menu.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';

type ReadingChipProps = {
  label: string;
  /** Why it was read so. */
  why: string;
  onDrop: () => void;
  dropLabel?: string;
  choices?: { key: string; label: string; onChoose: () => void }[];
  /** Looks for something that is not among the choices. */
  onOther?: () => void;
  swatch?: string;
  /** What is not drawn stands back. */
  isQuiet?: boolean;
};

/** A piece of a reading: pressed it says why it is there and what else it may be; the cross takes it away. */
export function ReadingChip(props: ReadingChipProps) {
  const { label, why, onDrop, dropLabel, choices = [], onOther, swatch, isQuiet } = props;
  const m = useMessages(aiLogoMessages).reading;
  return (
    <li
      className={classNames(
        'inline-flex max-w-full items-center rounded-chip',
        isQuiet ? 'border border-line-strong text-muted' : 'bg-quiet text-ink',
      )}
    >
      <Menu
        label={m.exchange(label)}
        className="inline-flex h-10 min-w-0 items-center gap-1.5 rounded-l-chip pr-1 pl-3.5 text-caption"
        trigger={
          <>
            {swatch && (
              <span className="size-4 shrink-0 rounded-chip border border-line-strong" style={{ background: swatch }} />
            )}
            <span className="truncate">{label}</span>
            <ChevronDown size={14} aria-hidden className="shrink-0" />
          </>
        }
      >
        <MenuNote>{why}</MenuNote>
        {choices.map(({ key, label: choice, onChoose }) => (
          <MenuItem key={key} onSelect={onChoose}>
            {choice}
          </MenuItem>
        ))}
        {onOther && <MenuItem onSelect={onOther}>{m.other}</MenuItem>}
      </Menu>
      <button
        type="button"
        aria-label={dropLabel ?? m.drop(label)}
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-chip"
        onClick={onDrop}
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  );
}
