import type { ArticleText, DeskPicture } from '@markwright/contracts/desk';
import { readMarkdown } from '@markwright/contracts/read-markdown';
import { useDeferredValue, useMemo, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { ArticleBody } from '../../lib/article-body.tsx';
import { articleWords } from '../i18n/articles.ts';
import { contentWords } from '../i18n/content.ts';
import { useRead } from '../use-desk.ts';
import { TextArea } from './fields.tsx';
import { Panel } from './page.tsx';
import { PictureButton } from './picture-button.tsx';

type ArticleSideProps = {
  language: 'zh' | 'en';
  text: ArticleText | null;
  canDrop: boolean;
  onChange: (text: ArticleText | null) => void;
};

/** One language of an article, and under it what the site makes of it: the same reader, the same drawing. */
export function ArticleSide({ language, text, canDrop, onChange }: ArticleSideProps) {
  const m = useMessages(articleWords);
  const c = useMessages(contentWords);
  const name = c.languages[language];
  const cursor = useRef<number>(null);
  if (!text) {
    return (
      <Panel title={name}>
        <p className="mb-3 text-muted">{m.other}</p>
        <Button size="small" onClick={() => onChange({ title: '', summary: '', body: '' })}>
          {m.addLanguage(name)}
        </Button>
      </Panel>
    );
  }
  const set = (part: Partial<ArticleText>) => onChange({ ...text, ...part });
  const insert = ({ src }: DeskPicture) => {
    const at = cursor.current ?? text.body.length;
    const figure = `![${m.pictureAlt}](${src} "${m.pictureCaption}")`;
    set({ body: `${text.body.slice(0, at).trimEnd()}\n\n${figure}\n\n${text.body.slice(at).trimStart()}`.trimStart() });
  };
  const label = (what: string) => `${what} · ${name}`;
  const lang = language === 'zh' ? 'zh-CN' : 'en';
  return (
    <Panel
      title={name}
      actions={
        <span className="flex gap-1">
          <PictureButton label={label(m.picture)} text={m.picture} onPicture={insert} />
          {canDrop && (
            <Button size="small" look="quiet" onClick={() => onChange(null)}>
              {m.dropLanguage(name)}
            </Button>
          )}
        </span>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={label(m.heading)}
          lang={lang}
          maxLength={120}
          value={text.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextArea
          label={label(m.summary)}
          lang={lang}
          rows={2}
          maxLength={400}
          value={text.summary}
          onChange={({ target }) => set({ summary: target.value })}
        />
        <TextArea
          label={label(m.body)}
          hint={m.bodyHint}
          lang={lang}
          rows={14}
          maxLength={100_000}
          value={text.body}
          onChange={({ target }) => set({ body: target.value })}
          onSelect={({ currentTarget }) => {
            cursor.current = currentTarget.selectionStart;
          }}
        />
      </div>
      <section aria-label={label(m.preview)} lang={lang} className="mt-5 border-t border-line pt-5">
        <p className="mb-4 text-caption text-muted">{m.preview}</p>
        {text.title && <p className="mb-6 text-heading font-black text-balance">{text.title}</p>}
        <div className="text-lead leading-[1.8]">
          <Preview body={text.body} />
        </div>
      </section>
    </Panel>
  );
}

function Preview({ body }: { body: string }) {
  const m = useMessages(articleWords);
  const { data } = useRead('listPictures');
  // Typing goes before drawing.
  const shown = useDeferredValue(body);
  const content = useMemo(() => readMarkdown(shown, { ...data?.figures, ...sizesOf(data?.list ?? []) }), [shown, data]);
  return content.length > 0 ? <ArticleBody content={content} /> : <p className="text-muted">{m.emptyPreview}</p>;
}

const sizesOf = (pictures: readonly DeskPicture[]) =>
  Object.fromEntries(pictures.map(({ src, width, height }) => [src, { width, height }]));
