import { useMemo, useState } from 'react';
import { logoListMessages } from '../../../i18n/logo-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { CardSkeleton } from './list-skeleton.tsx';
import type { CardActions } from './card-strip.tsx';
import { LogoCard } from './logo-card.tsx';
import { createOpenCard, OpenCardContext } from './open-card.ts';
import type { LogoCard as Logo } from './use-logo-pages.ts';

type LogoGridProps = {
  logos: readonly Logo[];
  /** Boards still being drawn, shown after the logos. */
  coming: number;
  fontName: (key: string) => string;
  compared: readonly Logo[];
  full: boolean;
  onUse: (logo: Logo) => void;
  onCompare: (logo: Logo) => void;
};

/** An even grid, four, three or two boards wide. One card at a time is open. */
export function LogoGrid({ logos, coming, fontName, compared, full, onUse, onCompare }: LogoGridProps) {
  const m = useMessages(logoListMessages);
  const [openCard] = useState(createOpenCard);
  const actions: CardActions = useMemo(() => ({ use: onUse, compare: onCompare }), [onUse, onCompare]);
  return (
    <OpenCardContext value={openCard}>
      <ul
        aria-label={m.grid}
        aria-busy={coming > 0}
        className="grid grid-flow-row-dense grid-cols-2 gap-4 md:grid-cols-3 md:gap-6 lg:grid-cols-4"
      >
        {logos.map((logo, index) => (
          <LogoCard
            // The list never reorders; a page only adds to its end.
            key={index}
            logo={logo}
            font={fontName(logo.doc.name.font)}
            chosen={compared.includes(logo)}
            full={full}
            actions={actions}
          />
        ))}
        {Array.from({ length: coming }, (_, index) => (
          <li key={`coming-${index}`}>
            <CardSkeleton index={logos.length + index} />
          </li>
        ))}
      </ul>
    </OpenCardContext>
  );
}
