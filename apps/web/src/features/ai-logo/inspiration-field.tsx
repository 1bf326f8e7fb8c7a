import { useId } from 'react';
import { classNames } from '../../components/class-names.ts';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';
import { INSPIRATION_MAX } from './brief-rules.ts';
import { borrow } from './examples.ts';

type InspirationFieldProps = { problem: string | undefined; onType: () => void };

export function InspirationField({ problem, onType }: InspirationFieldProps) {
  const m = useMessages(aiLogoMessages);
  const id = useId();
  const inspiration = useAiLogo((state) => state.inspiration);
  return (
    <div>
      <div className="mb-1 flex items-baseline justify-between text-caption text-muted">
        <label htmlFor={id}>{m.inspirationLabel}</label>
        <span className="tabular-nums">{m.count(inspiration.length, INSPIRATION_MAX)}</span>
      </div>
      <textarea
        id={id}
        rows={3}
        maxLength={INSPIRATION_MAX}
        placeholder={m.inspirationPlaceholder}
        value={inspiration}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => {
          onType();
          setAiLogo({ inspiration: event.target.value });
        }}
        className={classNames(
          'block w-full resize-none rounded-input border bg-surface px-4 py-3 caret-action transition-colors outline-none placeholder:text-muted focus:border-ink focus:ring-1 focus:ring-ink',
          problem ? 'border-danger' : 'border-line-strong',
        )}
      />
      {problem && (
        <p id={`${id}-problem`} data-problem className="mt-1 text-caption text-danger">
          {problem}
        </p>
      )}
      <p className="mt-3 text-caption text-muted">{m.examplesLabel}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {m.examples.map((example) => (
          <button
            key={example.name}
            type="button"
            title={example.inspiration}
            className="h-9 rounded-chip border border-line-strong bg-surface px-3.5 text-caption transition-colors hover:border-ink"
            onClick={() => {
              onType();
              borrow(example, m.examples);
            }}
          >
            {example.name}
          </button>
        ))}
      </div>
    </div>
  );
}
