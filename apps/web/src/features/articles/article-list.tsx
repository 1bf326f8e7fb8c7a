import type { ArticleItem } from '@markwright/contracts';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { pageDate } from '../../i18n/page-date.ts';
import { htmlLang, useLanguage } from '../../stores/language.ts';
import { addressOf } from './load-articles.ts';

/** The newest, with its picture across the page. */
export function LeadArticle({ item }: { item: ArticleItem }) {
  return (
    <article className="group relative border-t-2 border-ink">
      {item.cover && (
        <img
          src={item.cover.src}
          width={item.cover.width}
          height={item.cover.height}
          alt=""
          fetchPriority="high"
          className="aspect-5/2 w-full object-cover"
        />
      )}
      <div className="grid gap-x-6 gap-y-2 pt-5 pb-8 md:grid-cols-[170px_1fr]">
        <Facts item={item} />
        <div>
          <h2 className="text-heading font-bold wrap-phrases md:text-display">
            <TitleLink item={item} />
          </h2>
          <p className="mt-3 max-w-reading text-lead text-muted">{item.summary}</p>
        </div>
      </div>
    </article>
  );
}

export function ArticleRow({ item }: { item: ArticleItem }) {
  return (
    <article className="group relative grid gap-x-6 gap-y-1.5 border-t border-line-strong py-5 md:grid-cols-[170px_1fr_auto] md:py-6">
      <Facts item={item} />
      <div className="min-w-0">
        <h2 className="text-lead leading-snug font-medium wrap-phrases md:text-title">
          <TitleLink item={item} />
        </h2>
        {item.summary && (
          <p className="mt-1.5 max-w-reading text-body break-words text-muted" lang={htmlLang(item.language)}>
            {item.summary}
          </p>
        )}
      </div>
      {item.cover ? (
        <img
          src={item.cover.src}
          width={item.cover.width}
          height={item.cover.height}
          alt=""
          loading="lazy"
          className="hidden h-21 w-42 object-cover md:block"
        />
      ) : (
        <Icon of={item.source ? ArrowUpRight : ArrowRight} className="hidden self-center md:block" />
      )}
    </article>
  );
}

/** The whole row leads there; the words are the link. */
function TitleLink({ item }: { item: ArticleItem }) {
  const m = useMessages(articlesMessages);
  const look = 'break-words group-hover:text-action-text after:absolute after:inset-0';
  if (!item.source) {
    return (
      <SiteLink to={addressOf(item)} className={look}>
        {item.title}
      </SiteLink>
    );
  }
  return (
    <a
      href={item.source.url}
      target="_blank"
      rel="noopener nofollow"
      lang={htmlLang(item.language)}
      title={m.originalOf(item.title)}
      className={look}
    >
      {item.title}
    </a>
  );
}

function Facts({ item }: { item: ArticleItem }): ReactNode {
  const m = useMessages(articlesMessages);
  const language = useLanguage();
  return (
    <p className="flex flex-wrap gap-x-3 text-caption text-muted md:flex-col">
      <time dateTime={item.publishedAt}>{pageDate(item.publishedAt, language)}</time>
      <span>{m.categories[item.category] ?? item.category}</span>
      {item.source ? <span>{m.from(item.source.name)}</span> : <span>{m.minutes(item.minutes)}</span>}
    </p>
  );
}
