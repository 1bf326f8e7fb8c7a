import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { localPath } from '../../i18n/local-path.ts';
import { textIn } from '../../lib/text-in.ts';
import { useLanguage } from '../../stores/language.ts';

/** A plain form, so that it finds things before the script has come. */
export function ArticleSearch({ path, words }: { path: string; words: string }) {
  const m = useMessages(articlesMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const [blank, setBlank] = useState(false);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = textIn(event.currentTarget, 'q').trim();
    setBlank(typed === '');
    if (typed !== '') void navigate(localPath(`${path}?q=${encodeURIComponent(typed)}`, language));
  }

  return (
    <search className="w-full md:w-96">
      <form action={path} onSubmit={onSubmit} noValidate>
        {language === 'en' && <input type="hidden" name="lang" value="en" />}
        <TextField
          key={words}
          label={m.search}
          hideLabel
          name="q"
          type="search"
          defaultValue={words}
          maxLength={100}
          placeholder={m.searchHint}
          enterKeyHint="search"
          onInput={() => setBlank(false)}
          {...(blank && { problem: m.searchBlank })}
          after={
            <Button type="submit" size="small" look="ink">
              {m.searchButton}
            </Button>
          }
        />
      </form>
    </search>
  );
}
