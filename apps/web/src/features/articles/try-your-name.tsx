import { ArrowRight } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';

/** The one orange band of the page: from reading to trying. A plain form, so it works before the script. */
export function TryYourName() {
  const m = useMessages(articlesMessages);
  const language = useLanguage();
  return (
    <section aria-label={m.tryTitle} className="mt-(--section-gap) bg-action">
      <div className="content flex flex-wrap items-center justify-between gap-x-8 gap-y-5 py-10 md:py-16">
        <h2 className="text-heading font-black md:text-display">{m.tryTitle}</h2>
        <form action="/createLogo" className="w-full md:w-120">
          {language === 'en' && <input type="hidden" name="lang" value="en" />}
          <div className="flex h-16 items-center rounded-input bg-surface p-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink">
            <input
              name="name"
              required
              maxLength={40}
              autoComplete="organization"
              aria-label={m.tryLabel}
              placeholder={m.tryHint}
              className="h-full min-w-0 grow bg-transparent px-3 text-lead outline-none placeholder:text-muted"
            />
            <Button type="submit" look="ink" className="h-full">
              {m.tryButton}
              <Icon of={ArrowRight} />
            </Button>
          </div>
        </form>
      </div>
    </section>
  );
}
