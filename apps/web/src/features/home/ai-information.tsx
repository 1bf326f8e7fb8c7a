import type { ArticleItem, FeedGroup } from '@markwright/contracts';
import { ArrowUpRight } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { homeSectionMessages } from '../../i18n/home-sections.ts';
import { useMessages } from '../../i18n/messages.ts';
import { logFailure } from '../../lib/log.ts';
import { pageDate } from '../../i18n/page-date.ts';
import { htmlLang, useLanguage } from '../../stores/language.ts';
import { SOURCES, type SourceGroup } from './information-sources.ts';
import { askForNews, SHOWN, type LoadedHome } from './load-information.ts';
import { SectionHeading } from './section-heading.tsx';

const GROUPS = Object.keys(SOURCES) as SourceGroup[];

/** An editorial list: what to read, where it stands, one sentence of ours, and the way to the original. */
export function AiInformation() {
  const m = useMessages(homeSectionMessages).information;
  const news = useNews();
  return (
    <section aria-label={m.name} className="content py-(--section-gap)">
      <Tabs.Root defaultValue="domestic" orientation="vertical" className="lg:grid lg:grid-cols-[282px_1fr] lg:gap-6">
        <div>
          <SectionHeading of="information" name={m.name} text={m.heading} narrow />
          <Tabs.List aria-label={m.name} className="mt-5 flex gap-6 lg:mt-8 lg:flex-col lg:gap-1">
            {GROUPS.map((group) => (
              <Tabs.Trigger
                key={group}
                value={group}
                className="group flex h-11 items-center gap-3 text-body text-muted hover:text-ink data-[state=active]:font-medium data-[state=active]:text-ink lg:h-9"
              >
                <span
                  aria-hidden
                  className="hidden h-0.5 w-4 bg-transparent group-data-[state=active]:block group-data-[state=active]:bg-action"
                />
                {m.tabs[group]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </div>
        {GROUPS.map((group) => (
          <Tabs.Content key={group} value={group} className="max-lg:mt-3 focus-visible:outline-offset-4">
            <ul className="border-t-2 border-ink">
              {news?.[group].map((item) => (
                <NewsItem key={item.id} item={item} />
              ))}
              {SOURCES[group].slice(0, SHOWN - (news?.[group].length ?? 0)).map(({ key, url }) => (
                <Item key={key} item={m.items[key]} url={url} />
              ))}
            </ul>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </section>
  );
}

/** What the server drew with the page, or what is asked for once the section is there. */
function useNews(): Record<FeedGroup, ArticleItem[]> | undefined {
  const loaded = useLoaderData<LoadedHome | null>()?.news;
  const [asked, setAsked] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    const request = new Request(window.location.href);
    askForNews({ request, params: {}, context: undefined } as never).then(setAsked, (error: unknown) =>
      logFailure('news of the feeds', error),
    );
  }, [loaded]);
  return asked;
}

/** From a feed: its own words in its own language, with the day and the source. */
function NewsItem({ item }: { item: ArticleItem }) {
  const language = useLanguage();
  const source = `${item.source?.name ?? ''} · ${pageDate(item.publishedAt, language)}`;
  const words = { title: item.title, text: item.summary, source };
  return <Item item={words} url={item.source?.url ?? ''} lang={htmlLang(item.language)} />;
}

type ItemProps = { item: { title: string; source: string; text: string }; url: string; lang?: string };

function Item({ item: { title, source, text }, url, lang }: ItemProps) {
  const m = useMessages(homeSectionMessages).information;
  return (
    <li className="flex items-center gap-4 border-b border-line-strong py-4 md:gap-6">
      <div className="min-w-0 grow">
        <h3 lang={lang} className="text-lead leading-snug font-medium break-words md:text-title">
          {title}
        </h3>
        <p lang={lang} className="mt-1 line-clamp-2 text-caption break-words text-muted md:text-body">
          {text}
        </p>
        <p className="mt-1 text-caption text-muted md:hidden">{source}</p>
      </div>
      <p className="w-42 shrink-0 text-caption text-muted max-md:hidden">{source}</p>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={m.original(title)}
        title={m.original(title)}
        className="flex h-11 shrink-0 items-center gap-1 rounded-input px-2 text-caption whitespace-nowrap hover:bg-quiet"
      >
        <span className="max-md:hidden">{m.link}</span>
        <Icon of={ArrowUpRight} />
      </a>
    </li>
  );
}
