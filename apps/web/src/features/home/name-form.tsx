import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE } from '@markwright/contracts/envelope';
import { NAME_MAX, textLength } from '@markwright/contracts/text-length';
import { ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { homeMessages } from '../../i18n/home.ts';
import { useMessages } from '../../i18n/messages.ts';
import { localPath } from '../../i18n/local-path.ts';
import { FIRST_STEP, useCreateLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { UnfinishedLogo } from './unfinished-logo.tsx';
import { setTypedName, useTypedName } from './take-to-ai.ts';

const isTooLong = (name: string) => textLength(name.trim()) > NAME_MAX;
const makerWith = (name: string) => `/createLogo?name=${encodeURIComponent(name)}`;

/** The one question. A plain form, so it works before the script is there. */
export function NameForm({ problem }: { problem: string }) {
  const m = useMessages(homeMessages);
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const language = useLanguage();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<'nameBlank' | 'nameLong'>();
  const message = refused ? m[refused] : problem;
  // What was typed before the script came, or before the page was left, counts too.
  useEffect(() => {
    // Coming back to this page, the box is new and empty; what was typed, here or in the questions, is not forgotten.
    const { logoName, currentPage } = useCreateLogo.getState();
    const kept = useTypedName.getState().name || (currentPage > FIRST_STEP ? logoName : '');
    if (box.current && box.current.value === '') box.current.value = kept;
    setTypedName(box.current?.value ?? '');
  }, []);

  /** Letters of a Chinese name still being spelt are not the name. */
  function tell(input: HTMLInputElement, spelling: boolean) {
    setRefused(isTooLong(input.value) ? 'nameLong' : undefined);
    if (!spelling) setTypedName(input.value);
  }

  /** A sample is written into the box, so that the wall answers at once and the way on stays the same. */
  function trySample(sample: string) {
    if (!box.current) return;
    box.current.value = sample;
    box.current.focus();
    tell(box.current, false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = box.current;
    if (!input) return;
    const name = input.value.trim();
    const reason = name === '' ? 'nameBlank' : isTooLong(name) ? 'nameLong' : undefined;
    setRefused(reason);
    if (reason) input.focus();
    else void navigate(localPath(makerWith(name), language));
  }

  return (
    <>
      <form action="/createLogo" onSubmit={submit} className="mt-8 max-w-108 lg:mt-11">
        {/* Sent before the script is there, the address has to name the language. */}
        {language !== DEFAULT_LANGUAGE && <input type="hidden" name={LANGUAGE_COOKIE} value={language} />}
        <label htmlFor={id} className="sr-only">
          {m.nameLabel}
        </label>
        <div className="flex h-15 items-center rounded-input border-[1.5px] border-ink bg-surface pr-1.5 focus-within:ring-1 focus-within:ring-ink lg:h-16">
          <input
            ref={box}
            id={id}
            name="name"
            autoComplete="organization"
            placeholder={m.namePlaceholder}
            aria-invalid={message !== '' || undefined}
            aria-describedby={message ? `${id}-problem` : undefined}
            onChange={(event) => tell(event.currentTarget, (event.nativeEvent as InputEvent).isComposing)}
            onCompositionEnd={(event) => tell(event.currentTarget, false)}
            className="h-full min-w-0 grow bg-transparent pl-4 text-lead caret-action outline-none placeholder:text-muted lg:pl-5 lg:text-title"
          />
          <Button type="submit" look="action" className="h-12">
            {m.see}
            <Icon of={ArrowRight} className="hidden md:block" />
          </Button>
        </div>
        {message && (
          <p id={`${id}-problem`} role="alert" className="mt-2 text-caption text-danger">
            {message}
          </p>
        )}
      </form>
      <p className="mt-5 hidden flex-wrap gap-x-5 gap-y-1 text-caption text-muted md:flex">
        {m.orTry}
        {m.samples.map((sample) => (
          <button
            key={sample}
            type="button"
            onClick={() => trySample(sample)}
            className="border-b border-line-strong text-ink hover:border-ink"
          >
            {sample}
          </button>
        ))}
      </p>
      <UnfinishedLogo />
      <p className="mt-3 text-caption text-muted">{m.promise}</p>
    </>
  );
}
