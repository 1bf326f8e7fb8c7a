import { Columns2, Heart } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { logoListMessages } from '../../../i18n/logo-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { chooseFavourite } from '../../../lib/account-favourites.ts';
import { isFavourite, useFavourites } from '../../../stores/favourites.ts';
import type { LogoCard } from './use-logo-pages.ts';

export type CardActions = {
  use: (logo: LogoCard) => void;
  compare: (logo: LogoCard) => void;
};

type CardStripProps = {
  logo: LogoCard;
  layout: string;
  font: string;
  chosen: boolean;
  /** No room for another one in the comparison. */
  full: boolean;
  actions: CardActions;
};

/** What the logo is called and what can be done with it. It stays inside the card, so nothing below is covered. */
export function CardStrip({ logo, layout, font, chosen, full, actions }: CardStripProps) {
  const m = useMessages(logoListMessages);
  const favourite = useFavourites((state) => isFavourite(state, logo.doc));
  return (
    <div className="flex h-17 shrink-0 animate-fade items-center gap-1 bg-surface pr-3 pl-4 md:h-15 md:gap-0 md:pr-3">
      <div className="min-w-0 grow leading-tight">
        <p className="truncate text-body leading-snug md:text-caption">{layout}</p>
        <p className="truncate text-caption leading-snug text-muted">{font}</p>
      </div>
      <StripButton
        label={favourite ? m.unfavour : m.favour}
        pressed={favourite}
        onPress={() => void chooseFavourite({ iconId: logo.iconId, doc: logo.doc })}
      >
        <Heart size={20} strokeWidth={1.5} aria-hidden className={favourite ? 'fill-action' : undefined} />
      </StripButton>
      <StripButton
        label={chosen ? m.uncompare : full ? m.compareFull : m.compare}
        pressed={chosen}
        disabled={full}
        onPress={() => actions.compare(logo)}
      >
        <Columns2 size={20} strokeWidth={1.5} aria-hidden className={chosen ? 'fill-peach' : undefined} />
      </StripButton>
      <Button
        look="action"
        className="ml-1 max-md:h-11 md:ml-2 md:h-9 md:px-3 md:text-caption"
        onClick={() => actions.use(logo)}
      >
        {m.use}
      </Button>
    </div>
  );
}

type StripButtonProps = {
  label: string;
  pressed: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: React.ReactNode;
};

const StripButton = ({ label, pressed, disabled, onPress, children }: StripButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={pressed}
    title={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onPress}
    className={classNames(
      'flex size-11 shrink-0 items-center justify-center rounded-input transition-colors hover:bg-quiet md:size-9',
      disabled && 'opacity-40',
    )}
  >
    {children}
  </button>
);
