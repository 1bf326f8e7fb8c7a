type Bar = { label: string; value: number; text: string };

type BarsProps = { bars: readonly Bar[]; /** The last one is what the others lead to. */ leads?: boolean };

/** Bars under one another, each as long as its share of the longest. */
export const Bars = ({ bars, leads }: BarsProps) => {
  const top = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="flex flex-col gap-3">
      {bars.map(({ label, value, text }, index) => (
        <li key={label} className="grid grid-cols-[72px_1fr_auto] items-center gap-3">
          <span className="text-caption text-muted">{label}</span>
          <span className="h-6 rounded-[3px] bg-quiet">
            <span
              className={`block h-full rounded-[3px] ${leads && index === bars.length - 1 ? 'bg-action' : 'bg-ink'}`}
              style={{ width: value > 0 ? `max(2px, ${(value / top) * 100}%)` : 0 }}
            />
          </span>
          <span className="min-w-16 text-right tabular-nums">{text}</span>
        </li>
      ))}
    </ul>
  );
};

type ColumnsProps = { label: string; bars: readonly Bar[] };

/** One column a day; the newest is orange. Read out as a table would be. */
export const Columns = ({ label, bars }: ColumnsProps) => {
  const top = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure>
      <ul aria-label={label} className="flex h-36 items-end gap-1">
        {bars.map(({ label: day, value, text }, index) => (
          <li key={day} className="flex h-full min-w-0 grow flex-col justify-end" title={`${day} ${text}`}>
            <span className="sr-only">
              {day} {text}
            </span>
            <span
              aria-hidden
              className={`rounded-t-[3px] ${index === bars.length - 1 ? 'bg-action' : 'bg-ink-soft'}`}
              style={{ height: value > 0 ? `${Math.max(2, (value / top) * 100)}%` : '1px' }}
            />
          </li>
        ))}
      </ul>
      <figcaption
        aria-hidden
        className="mt-1 flex justify-between border-t border-line pt-1 text-caption text-muted tabular-nums"
      >
        <span>{bars[0]?.label.slice(5)}</span>
        <span>{bars.at(-1)?.label.slice(5)}</span>
      </figcaption>
    </figure>
  );
};
