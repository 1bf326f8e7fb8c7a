import type { Article } from '@markwright/contracts';
import { ArrowRight, ArrowUpRight, Link2, Share2 } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { EmptyPage } from '../../components/empty-page.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { copyText } from '../../lib/copy-text.ts';
import { pageDate } from '../../i18n/page-date.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { htmlLang, useLanguage } from '../../stores/language.ts';
import { showToast } from '../../stores/toasts.ts';
import { ArticleBody } from '../../lib/article-body.tsx';
import { ColumnsDrawing } from '../../components/illustrations.tsx';
import type { LoadedArticle } from './load-articles.ts';
import { TryYourName } from './try-your-name.tsx';

export function ArticleScreen() {
  const m = useMessages(articlesMessages);
  const { article } = useLoaderData<LoadedArticle>();
  if (!article) {
    return (
      <EmptyPage
        heading={m.information}
        drawing={<ColumnsDrawing />}
        title={m.articleTitle}
        text={m.articleText}
        action={m.toInformation}
        to="/information"
      />
    );
  }
  return <ArticleOnPage key={article.id} article={article} />;
}

/** Set for reading: title and text share one edge, what belongs to the article stands beside it. */
function ArticleOnPage({ article }: { article: Article }) {
  const m = useMessages(articlesMessages);
  const { title, section, category, cover, source } = article;
  const list = section === 'news' ? { to: '/news/', label: m.news } : { to: '/information', label: m.information };
  return (
    <article lang={htmlLang(article.language)}>
      <header className="content gap-6 py-8 md:py-12 lg:grid lg:grid-cols-[282px_1fr]">
        <p className="text-caption text-muted lg:pt-5">
          <SiteLink to={list.to} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
            {list.label}
          </SiteLink>
          {' / '}
          <SiteLink
            to={`${list.to}?category=${category}`}
            className="inline-flex min-h-6 items-center font-medium text-ink hover:underline"
          >
            {m.categories[category] ?? category}
          </SiteLink>
        </p>
        <h1 className="mt-3 max-w-[894px] text-display font-black wrap-phrases lg:mt-0 lg:text-hero">{title}</h1>
      </header>
      {cover && (
        <img {...cover} alt="" fetchPriority="high" className="aspect-3/2 w-full object-cover md:aspect-18/7" />
      )}
      <div className="content gap-6 pt-8 md:pt-14 lg:grid lg:grid-cols-[282px_1fr]">
        <Side article={article} />
        <div className="min-w-0 max-w-reading text-lead leading-[1.8] max-lg:mt-10">
          {source ? (
            <>
              <p className="text-title leading-[1.75]">{article.summary}</p>
              <p className="mt-5 text-muted" lang={htmlLang(useLanguage())}>
                {m.feedNote}
              </p>
              <p className="mt-8">
                <a
                  href={source.url}
                  target="_blank"
                  rel="noopener nofollow"
                  className={buttonClass({ look: 'action' })}
                >
                  {m.original}
                  <Icon of={ArrowUpRight} />
                </a>
              </p>
            </>
          ) : (
            <ArticleBody content={article.content} />
          )}
          <div className="lg:hidden">
            <ShareButtons title={title} />
          </div>
        </div>
      </div>
      <TryYourName />
      <KeepReading article={article} />
    </article>
  );
}

function Side({ article }: { article: Article }) {
  const m = useMessages(articlesMessages);
  const language = useLanguage();
  const headings = article.content.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  return (
    <aside className="h-max self-start border-t border-ink pt-4 text-caption lg:sticky lg:top-24 lg:w-44">
      <p className="font-medium">{article.source ? m.from(article.source.name) : m.desk}</p>
      <p className="text-muted">
        <time dateTime={article.publishedAt}>{pageDate(article.publishedAt, language)}</time>
      </p>
      {article.minutes > 0 && <p className="text-muted">{m.minutes(article.minutes)}</p>}
      {headings.length > 1 && (
        <>
          <nav aria-label={m.contents} className="mt-5 max-lg:hidden">
            <Contents headings={headings} />
          </nav>
          <details className="mt-3 lg:hidden">
            <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{m.contents}</summary>
            <Contents headings={headings} />
          </details>
        </>
      )}
      <div className="max-lg:hidden">
        <ShareButtons title={article.title} />
      </div>
    </aside>
  );
}

type Heading = Extract<Article['content'][number], { kind: 'heading' }>;

const Contents = ({ headings }: { headings: readonly Heading[] }) => (
  <ul>
    {headings.map(({ id, content }) => (
      <li key={id}>
        <a href={`#${id}`} className="inline-block py-1.5 leading-snug text-pretty text-muted hover:text-action-text">
          {content.map((node) => ('text' in node ? node.text : '')).join('')}
        </a>
      </li>
    ))}
  </ul>
);

function ShareButtons({ title }: { title: string }) {
  const m = useMessages(articlesMessages);
  const hydrated = useHydrated();
  const address = () => window.location.href.replace(/#.*/, '');
  const onCopy = async () => {
    if (await copyText(address())) showToast(m.copied, 'success');
  };
  const canShare = hydrated && typeof navigator.share === 'function';
  return (
    <div className="mt-4 -ml-2.5 flex">
      <IconButton icon={Link2} label={m.copyLink} onClick={() => void onCopy()} />
      {canShare && (
        // Closing the sheet without a choice is no failure.
        <IconButton
          icon={Share2}
          label={m.share}
          onClick={() => void navigator.share({ title, url: address() }).catch(() => undefined)}
        />
      )}
    </div>
  );
}

function KeepReading({ article }: { article: Article }) {
  const m = useMessages(articlesMessages);
  const language = useLanguage();
  if (article.related.length === 0) return null;
  return (
    <nav aria-label={m.keepReading} className="content gap-6 pt-10 md:pt-16 lg:grid lg:grid-cols-[282px_1fr]">
      <h2 className="mb-4 text-heading font-bold">{m.keepReading}</h2>
      <ul className="border-t-2 border-ink">
        {article.related.map((item) => (
          <li key={item.id} className="border-b border-line-strong">
            <SiteLink
              to={`/article?id=${item.id}`}
              className="flex items-center gap-4 py-4 hover:text-action-text md:gap-6"
            >
              <span className="grow text-lead font-medium md:text-title md:font-normal">{item.title}</span>
              <time dateTime={item.publishedAt} className="shrink-0 text-caption text-muted max-md:hidden">
                {pageDate(item.publishedAt, language)}
              </time>
              <Icon of={ArrowRight} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
