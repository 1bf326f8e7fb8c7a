import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Chip, StateChip } from '../../components/chip.tsx';
import { TextField } from '../../components/text-field.tsx';
import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useNow } from '../../lib/timing.ts';
import { articleWords } from '../i18n/articles.ts';
import { contentWords } from '../i18n/content.ts';
import { shellWords } from '../i18n/shell.ts';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { Panel } from '../parts/page.tsx';
import { SearchLine } from '../parts/search-line.tsx';
import { TimeText } from '../parts/time-text.tsx';
import { useKeyed } from '../use-desk.ts';

const STATES = ['published', 'scheduled', 'draft', 'hidden'] as const;
const TONES = { published: 'success', scheduled: 'info', draft: 'warning', hidden: 'plain' } as const;

/** Our own articles, found by words and state, and a place to begin a new one. */
export function ArticlesPanel() {
  const m = useMessages(articleWords);
  const c = useMessages(contentWords);
  const s = useMessages(shellWords);
  const { categories } = useMessages(articlesMessages);
  const [words, setWords] = useState('');
  const [state, setState] = useState<(typeof STATES)[number]>();
  const now = useNow();
  const pages = useKeyed('listDeskArticles', { words: words || undefined, state });
  return (
    <div className="pt-4">
      <NewArticle />
      <SearchLine label={m.search} value={words} onSearch={setWords} />
      <fieldset aria-label={m.state} className="min-w-0 -mx-1 mb-4 flex gap-1 overflow-x-auto px-1 scrollbar-none">
        <Chip pressed={!state} onClick={() => setState(undefined)}>
          {s.all}
        </Chip>
        {STATES.map((one) => (
          <Chip key={one} pressed={state === one} onClick={() => setState(one)}>
            {m.states[one]}
          </Chip>
        ))}
      </fieldset>
      <Panel flush>
        <KeyedTable
          label={m.articles}
          pages={pages}
          rows={pages.list}
          keyOf={({ id }) => id}
          searched={words !== '' || state !== undefined}
          columns={[
            {
              title: m.heading,
              show: ({ id, title, fromDesk }) => (
                <>
                  <Link to={`/articles/${id}`} className="font-medium underline-offset-4 hover:underline">
                    {title}
                  </Link>
                  <div className="text-caption break-all text-muted">
                    {id}
                    {!fromDesk && ` · ${m.fromFile}`}
                  </div>
                </>
              ),
            },
            { title: m.category, wide: true, show: ({ category }) => categories[category] ?? category },
            {
              title: m.languages,
              wide: true,
              show: ({ languages }) => languages.map((language) => c.languages[language]).join(' '),
            },
            { title: m.time, wide: true, show: ({ publishAt }) => <TimeText at={publishAt} /> },
            {
              title: m.state,
              end: true,
              show: ({ state: kept, publishAt }) => {
                const shown = kept === 'published' && Date.parse(publishAt) > now ? 'scheduled' : kept;
                return <StateChip tone={TONES[shown]}>{m.states[shown]}</StateChip>;
              },
            },
          ]}
        />
      </Panel>
    </div>
  );
}

function NewArticle() {
  const m = useMessages(articleWords);
  const navigate = useNavigate();
  const [id, setId] = useState('');
  const isSlug = /^[a-z0-9][a-z0-9-]{1,59}$/.test(id);
  return (
    <Panel title={m.newArticle}>
      <form
        className="flex flex-col gap-2 md:flex-row md:items-start"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSlug) void navigate(`/articles/${id}`);
        }}
      >
        <TextField
          className="grow"
          label={m.slug}
          hint={m.slugHint}
          maxLength={60}
          autoComplete="off"
          value={id}
          onChange={({ target }) => setId(target.value.trim().toLowerCase())}
        />
        <Button type="submit" look="ink" className="h-12 md:mt-6.5" disabled={!isSlug}>
          {m.begin}
        </Button>
      </form>
    </Panel>
  );
}
