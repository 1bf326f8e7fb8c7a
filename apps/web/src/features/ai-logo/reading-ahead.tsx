import { useEffect } from 'react';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';
import { carryOver, editOf } from './edit-reading.ts';
import { ReadingChips } from './reading-chips-loader.tsx';
import { useBriefReading } from './use-brief-reading.ts';

/** What will be drawn, shown while the words are typed: put right here, it costs nothing. */
export function ReadingAhead() {
  const m = useMessages(aiLogoMessages).reading;
  const { reading, isBehind } = useBriefReading();
  const kept = useAiLogo((state) => state.ahead);
  const base = reading && editOf(reading);
  const correction = kept && base ? carryOver(kept, base) : null;
  const isMoved = correction !== null && kept !== null && JSON.stringify(correction.base) !== JSON.stringify(kept.base);
  useEffect(() => {
    // The button sends what is kept: it has to speak of the words as they are now.
    if (isMoved && !isBehind) setAiLogo({ ahead: correction });
  });
  if (!reading) return null;
  return (
    <section aria-label={m.ahead} aria-busy={isBehind} className={isBehind ? 'opacity-70' : undefined}>
      <p className="text-caption text-muted">{m.ahead}</p>
      <ReadingChips
        reading={reading}
        correction={correction}
        onCorrect={(ahead) => setAiLogo({ ahead })}
        kinds={['trade', 'thing', 'scene', 'mood', 'color', 'refused', 'unknown', 'passedOver']}
        canAdd
      />
    </section>
  );
}
