import { useLoaderData } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { buttonClass } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ArticleRow, LeadArticle } from './article-list.tsx';
import { ArticleSearch } from './article-search.tsx';
import { ColumnsDrawing } from '../../components/illustrations.tsx';
import { PAGE_SIZE, type ArticleList } from './load-articles.ts';

type ArticlesPageProps = { path: '/information' | '/news/'; title: string; note: string };

/** A list of articles: subjects and search above, the newest large, the rest as rows. */
function ArticlesPage({ path, title, note }: ArticlesPageProps) {
  const m = useMessages(articlesMessages);
  const { list, total, categories, page, category, q } = useLoaderData<ArticleList>();
  const [first, ...rest] = list;
  const showsLead = page === 1 && q === '' && first?.cover;
  return (
    <div className="content">
      <PageHeading title={title} note={note}>
        <ArticleSearch path={path} words={q} />
      </PageHeading>
      <nav aria-label={m.byCategory} className="scrollbar-none -mx-2 flex gap-1 overflow-x-auto px-2 pb-5">
        <Subject to={path} chosen={category === '' && q === ''} label={m.all} count={sum(categories)} />
        {categories.map(({ id, count }) => (
          <Subject
            key={id}
            to={`${path}?category=${id}`}
            chosen={category === id}
            label={m.categories[id] ?? id}
            count={count}
          />
        ))}
      </nav>
      {q !== '' && <output className="block pb-5 text-muted">{m.found(total, q)}</output>}
      {list.length === 0 && (
        <div className="border-t border-ink">
          <EmptyState
            drawing={<ColumnsDrawing />}
            title={sum(categories) > 0 ? m.noneFound : m.noneTitle}
            text={sum(categories) > 0 ? m.noneFoundText : m.noneText}
            action={
              <SiteLink to={sum(categories) > 0 ? path : '/createLogo'} className={buttonClass({ look: 'action' })}>
                {sum(categories) > 0 ? m.showAll : m.action}
              </SiteLink>
            }
          />
        </div>
      )}
      {showsLead && <LeadArticle item={first} />}
      {(showsLead ? rest : list).map((item) => (
        <ArticleRow key={`${item.id}-${item.language}`} item={item} />
      ))}
      <Paging path={path} page={page} pages={Math.ceil(total / PAGE_SIZE)} category={category} q={q} />
    </div>
  );
}

const sum = (categories: readonly { count: number }[]): number =>
  categories.reduce((total, { count }) => total + count, 0);

type SubjectProps = { to: string; chosen: boolean; label: string; count: number };

const Subject = ({ to, chosen, label, count }: SubjectProps) => (
  <SiteLink
    to={to}
    aria-current={chosen ? 'true' : undefined}
    className={classNames(
      'inline-flex h-9 shrink-0 items-center gap-2 rounded-chip px-3.5 text-caption whitespace-nowrap transition-colors',
      chosen ? 'bg-ink text-chalk' : 'hover:bg-quiet',
    )}
  >
    {label}
    <span className={classNames('tabular-nums', chosen ? 'text-chalk-muted' : 'text-muted')}>{count}</span>
  </SiteLink>
);

type PagingProps = { path: string; page: number; pages: number; category: string; q: string };

function Paging({ path, page, pages, category, q }: PagingProps) {
  const m = useMessages(articlesMessages);
  if (pages < 2) return null;
  const to = (target: number) => {
    const query = new URLSearchParams({
      ...(category && { category }),
      ...(q && { q }),
      ...(target > 1 && { page: String(target) }),
    });
    return query.size > 0 ? `${path}?${query.toString()}` : path;
  };
  return (
    <nav aria-label={m.pages} className="flex items-center justify-between gap-4 border-t border-line-strong py-6">
      {page > 1 ? (
        <SiteLink to={to(page - 1)} rel="prev" className={buttonClass()}>
          {m.previous}
        </SiteLink>
      ) : (
        <span />
      )}
      <span className="text-caption text-muted tabular-nums">{m.pageOf(page, pages)}</span>
      {page < pages ? (
        <SiteLink to={to(page + 1)} rel="next" className={buttonClass()}>
          {m.next}
        </SiteLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

export function InformationScreen() {
  const m = useMessages(articlesMessages);
  return <ArticlesPage path="/information" title={m.information} note={m.informationNote} />;
}

export function NewsScreen() {
  const m = useMessages(articlesMessages);
  return <ArticlesPage path="/news/" title={m.news} note={m.newsNote} />;
}
