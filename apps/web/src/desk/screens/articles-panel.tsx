import { useState } from 'react';
import { Link } from 'react-router';
import { StateChip } from '../../components/chip.tsx';
import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useNow } from '../../lib/timing.ts';
import { articleWords } from '../i18n/articles.ts';
import { contentWords } from '../i18n/content.ts';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { NewIdButton } from '../parts/new-id-button.tsx';
import { Panel } from '../parts/page.tsx';
import { SearchLine } from '../parts/search-line.tsx';
import { StateChips } from '../parts/state-chips.tsx';
import { TimeText } from '../parts/time-text.tsx';
import { useKeyed } from '../use-desk.ts';

const STATES = ['published', 'scheduled', 'draft', 'hidden'] as const;
const TONES = { published: 'success', scheduled: 'info', draft: 'warning', hidden: 'plain' } as const;

/** Our own articles, found by words and state, and a place to begin a new one. */
export function ArticlesPanel() {
  const m = useMessages(articleWords);
  const c = useMessages(contentWords);
  const { categories } = useMessages(articlesMessages);
  const [words, setWords] = useState('');
  const [state, setState] = useState<(typeof STATES)[number]>();
  const now = useNow();
  const pages = useKeyed('listDeskArticles', { words: words || undefined, state });
  return (
    <div className="pt-4">
      <SearchLine label={m.search} value={words} onSearch={setWords} />
      <div className="flex flex-wrap-reverse justify-between gap-x-4">
        <StateChips label={m.state} value={state} states={STATES} names={m.states} onChange={setState} />
        <span className="mb-4">
          <NewIdButton label={m.newArticle} action={m.begin} at="/articles" />
        </span>
      </div>
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
