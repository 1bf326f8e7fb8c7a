import { classNames } from '../../components/class-names.ts';
import { useMessages } from '../../i18n/messages.ts';
import { contentWords } from '../i18n/content.ts';
import type { DiffLine } from './diff.ts';

/** Unchanged lines beyond these beside a change are left out. */
const CONTEXT = 2;
const SIGNS = { same: '', gone: '−', new: '+' };

/** What is gone and what is new, with a little of what stands around it. */
export function DiffText({ lines }: { lines: readonly DiffLine[] }) {
  const m = useMessages(contentWords);
  const near = lines.map((_, at) =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ kind }) => kind !== 'same'),
  );
  return (
    <section aria-label={m.difference} className="mt-6 overflow-hidden rounded-input border border-line text-caption">
      {lines.map(({ kind, text }, at) =>
        near[at] ? (
          <p
            key={at}
            className={classNames(
              'grid grid-cols-[24px_1fr] px-2 py-0.5 wrap-anywhere whitespace-pre-wrap',
              kind === 'gone' && 'bg-danger-tint',
              kind === 'new' && 'bg-success-tint',
            )}
          >
            <span aria-hidden>{SIGNS[kind]}</span>
            <span className="min-w-0">
              {kind !== 'same' && <span className="sr-only">{m.changeKinds[kind]} </span>}
              {text}
            </span>
          </p>
        ) : (
          near[at - 1] && <p key={at} aria-hidden className="h-2 border-y border-line bg-quiet" />
        ),
      )}
    </section>
  );
}
