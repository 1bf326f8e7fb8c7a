import { NAME_MAX, textLength } from '@markwright/contracts/text-length';
import { ArrowRight } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { localPath } from '../../i18n/local-path.ts';
import { textIn } from '../../lib/text-in.ts';
import { useLanguage } from '../../stores/language.ts';

/** The one orange band of the page: from reading to trying. A plain form, so it works before the script. */
export function TryYourName() {
  const m = useMessages(articlesMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const [refused, setRefused] = useState<'tryBlank' | 'tryLong'>();

  /** The browser's own message would come in the browser's language. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = textIn(event.currentTarget, 'name').trim();
    const reason = name === '' ? 'tryBlank' : textLength(name) > NAME_MAX ? 'tryLong' : undefined;
    setRefused(reason);
    if (!reason) void navigate(localPath(`/createLogo?name=${encodeURIComponent(name)}`, language));
  }

  return (
    <section aria-label={m.tryTitle} className="mt-(--section-gap) bg-action">
      <div className="content flex flex-wrap items-center justify-between gap-x-8 gap-y-5 py-10 md:py-16">
        <h2 className="text-heading font-black md:text-display">{m.tryTitle}</h2>
        <form action="/createLogo" noValidate onSubmit={submit} className="w-full md:w-120">
          {language === 'en' && <input type="hidden" name="lang" value="en" />}
          <div className="flex h-16 items-center rounded-input bg-surface p-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink">
            <input
              name="name"
              autoComplete="organization"
              aria-label={m.tryLabel}
              placeholder={m.tryHint}
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused ? id : undefined}
              onChange={() => setRefused(undefined)}
              className="h-full min-w-0 grow bg-transparent px-3 text-lead outline-none placeholder:text-muted"
            />
            <Button type="submit" look="ink" className="h-full">
              {m.tryButton}
              <Icon of={ArrowRight} />
            </Button>
          </div>
          {refused && (
            <p id={id} role="alert" className="mt-2 font-medium">
              {m[refused]}
            </p>
          )}
        </form>
      </div>
    </section>
  );
}
