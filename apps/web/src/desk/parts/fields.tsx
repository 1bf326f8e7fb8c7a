import { useId, useState, type TextareaHTMLAttributes } from 'react';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { contentWords } from '../i18n/content.ts';

export type Both = { zh: string; en: string };
export const NO_WORDS: Both = { zh: '', en: '' };
export const isSaid = ({ zh, en }: Both): boolean => zh.trim() !== '' && en.trim() !== '';

type BothFieldProps = { label: string; value: Both; max: number; long?: boolean; onChange: (value: Both) => void };

/** The same words in both languages, side by side. */
export function BothField({ label, value, max, long, onChange }: BothFieldProps) {
  const m = useMessages(contentWords);
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {(['zh', 'en'] as const).map((language) => {
        const shared = {
          label: `${label} · ${m.languages[language]}`,
          lang: language === 'zh' ? 'zh-CN' : 'en',
          maxLength: max,
          value: value[language],
        };
        const change = (text: string) => onChange({ ...value, [language]: text });
        return long ? (
          <TextArea key={language} {...shared} rows={3} onChange={({ target }) => change(target.value)} />
        ) : (
          <TextField key={language} {...shared} onChange={({ target }) => change(target.value)} />
        );
      })}
    </div>
  );
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { label: string; hint?: string };

export function TextArea({ label, hint, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-caption text-muted">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        aria-describedby={hint ? `${id}-note` : undefined}
        className="block w-full resize-y rounded-input border border-line-strong bg-surface px-4 py-3 leading-relaxed caret-action outline-none focus:border-ink focus:ring-1 focus:ring-ink"
      />
      {hint && (
        <p id={`${id}-note`} className="mt-1 text-caption text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

const OFFSET_MS = 8 * 60 * 60 * 1000;
const toInput = (iso: string | null): string =>
  iso ? new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16) : '';
const fromInput = (text: string): string | null => (text ? new Date(`${text}:00+08:00`).toISOString() : null);

type MomentFieldProps = { label: string; hint?: string; value: string | null; onChange: (iso: string | null) => void };

/** A day and a time by China's clock, whatever clock this machine keeps. */
export const MomentField = ({ label, hint, value, onChange }: MomentFieldProps) => (
  <TextField
    type="datetime-local"
    label={label}
    {...(hint && { hint })}
    value={toInput(value)}
    onChange={({ target }) => onChange(fromInput(target.value))}
  />
);

type YuanFieldProps = {
  label: string;
  hint?: string;
  value: number | null;
  onChange: (fen: number | null) => void;
};

/** What somebody types, for as long as it means the value: "12." stays, and a value from elsewhere shows in its place. */
function useTyped<Value>(value: Value, read: (text: string) => Value, show: (value: Value) => string) {
  const [typed, setTyped] = useState(() => show(value));
  const isMeant = JSON.stringify(read(typed)) === JSON.stringify(value);
  return [isMeant ? typed : show(value), setTyped] as const;
}

/** Money typed in yuan and kept in whole fen; what is no amount of money stays unsaid. */
export function YuanField({ label, hint, value, onChange }: YuanFieldProps) {
  const m = useMessages(contentWords);
  const [text, setText] = useTyped(value || null, fenOf, yuanOf);
  return (
    <TextField
      label={label}
      {...(hint && { hint })}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(fenOf(target.value));
      }}
      after={<span className="pr-3 text-muted">{m.yuanUnit}</span>}
    />
  );
}

const yuanOf = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));

/** Never through a floating-point number. Nothing and no amount are the same: none. */
function fenOf(text: string): number | null {
  const [, yuan = '', rest = ''] = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  return Number(yuan) * 100 + Number(rest.padEnd(2, '0')) || null;
}

type WordsFieldProps = { label: string; hint: string; words: string[]; onChange: (words: string[]) => void };

/** Several short words in one line, with spaces between. */
export function WordsField({ label, hint, words, onChange }: WordsFieldProps) {
  const [text, setText] = useTyped(words, wordsIn, (list) => list.join(' '));
  return (
    <TextField
      className="sm:col-span-2"
      label={label}
      hint={hint}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(wordsIn(target.value));
      }}
    />
  );
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
