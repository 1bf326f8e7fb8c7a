import type { ArticleText, ArticleValue } from '@markwright/contracts/desk';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Button, buttonClass } from '../../components/button.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useNow } from '../../lib/timing.ts';
import { articleWords } from '../i18n/articles.ts';
import { contentWords } from '../i18n/content.ts';
import { shellWords } from '../i18n/shell.ts';
import { ArticleSide } from '../parts/article-side.tsx';
import { MomentField } from '../parts/fields.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { PictureButton } from '../parts/picture-button.tsx';
import { VersionPanel } from '../parts/version-panel.tsx';
import { useContent } from '../use-content.ts';

const EMPTY: ArticleText = { title: '', summary: '', body: '' };
const isText = (text: ArticleText | null) =>
  text === null || (text.title.trim() !== '' && text.summary.trim() !== '' && text.body.trim() !== '');

/** One article: both languages side by side, written and shown as the site will. */
export function ArticleScreen() {
  const m = useMessages(articleWords);
  const s = useMessages(shellWords);
  const c = useMessages(contentWords);
  const { id = '' } = useParams();
  const thing = { area: 'content', kind: 'article', key: id } as const;
  const content = useContent<ArticleValue>(thing);
  const [opened] = useState(() => new Date().toISOString());
  const now = useNow();
  const fresh: ArticleValue = {
    state: 'draft',
    section: 'information',
    category: 'choosing',
    publishAt: opened,
    cover: null,
    zh: EMPTY,
    en: null,
  };
  if (content.isPending) return <Page title={m.article(id)}>{s.loading}</Page>;
  const value = content.value ?? fresh;
  const set = (part: Partial<ArticleValue>) => content.change({ ...value, ...part });
  const isWhole = isText(value.zh) && isText(value.en) && /^[a-z-]{2,40}$/.test(value.category);
  const isLater = Date.parse(value.publishAt) > now;
  const save = (state: ArticleValue['state']) => content.save({ ...value, state });
  return (
    <Page
      title={value.zh?.title || value.en?.title || m.article(id)}
      about={`${id} · ${m.states[value.state === 'published' && isLater ? 'scheduled' : value.state]}`}
      back={{ to: '/content', label: m.back }}
      actions={
        content.value?.state === 'published' &&
        !isLater && (
          <a href={`/article?id=${id}`} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
            {m.view}
          </a>
        )
      }
    >
      <Panel>
        <div className="grid gap-4 md:grid-cols-3">
          <RadioCards
            legend={m.section}
            value={value.section}
            options={(['information', 'news'] as const).map((one) => ({ value: one, label: m.sectionNames[one] }))}
            onChange={(section) => set({ section })}
          />
          <TextField
            label={m.category}
            hint={m.categoryHint}
            maxLength={40}
            value={value.category}
            onChange={({ target }) => set({ category: target.value.trim().toLowerCase() })}
          />
          <MomentField
            label={m.publishAt}
            hint={m.publishHint}
            value={value.publishAt}
            onChange={(publishAt) => set({ publishAt: publishAt ?? value.publishAt })}
          />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <span className="text-caption text-muted">{m.cover}</span>
          {value.cover ? (
            <img src={value.cover} alt={m.cover} className="h-16 w-28 rounded-input border border-line object-cover" />
          ) : (
            <span className="text-caption text-muted">{m.noCover}</span>
          )}
          <PictureButton
            label={value.cover ? m.coverChange : m.coverAdd}
            onPicture={({ src }) => set({ cover: src })}
          />
          {value.cover && (
            <Button size="small" look="quiet" onClick={() => set({ cover: null })}>
              {m.coverDrop}
            </Button>
          )}
        </div>
      </Panel>
      <div className="grid items-start gap-x-4 lg:grid-cols-2">
        {(['zh', 'en'] as const).map((language) => (
          <ArticleSide
            key={language}
            language={language}
            text={value[language]}
            canDrop={value[language === 'zh' ? 'en' : 'zh'] !== null}
            onChange={(text) => set({ [language]: text })}
          />
        ))}
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 mb-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-paper px-4 py-3 md:-mx-8 md:px-8">
        {content.isDirty && <p className="mr-auto text-caption text-muted">{c.unsaved}</p>}
        {content.isDirty && (
          <Button look="quiet" onClick={content.giveUp}>
            {c.giveUp}
          </Button>
        )}
        {value.state === 'published' ? (
          <Button busy={content.busy} disabled={!isWhole} onClick={() => save('hidden')}>
            {m.hide}
          </Button>
        ) : (
          <Button busy={content.busy} disabled={!isWhole} onClick={() => save('draft')}>
            {m.saveDraft}
          </Button>
        )}
        <Button look="action" busy={content.busy} disabled={!isWhole} onClick={() => save('published')}>
          {isLater ? m.schedule : m.publish}
        </Button>
      </div>
      <VersionPanel thing={thing} />
    </Page>
  );
}
