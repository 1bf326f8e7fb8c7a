import type { KeywordsValue } from '@markwright/contracts/desk';
import { ONLY_KEY } from '@markwright/contracts/desk-routes';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { SwitchLine } from '../../components/switch.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { shellWords } from '../i18n/shell.ts';
import { smallWords } from '../i18n/small-content.ts';
import { BothField } from '../parts/fields.tsx';
import { Panel } from '../parts/page.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { VersionPanel } from '../parts/version-panel.tsx';
import { useContent } from '../use-content.ts';

const THING = { area: 'content', kind: 'keywords', key: ONLY_KEY } as const;

/** How the styles of lettering are called, in which order, and which are offered. */
export function KeywordsPanel() {
  const m = useMessages(smallWords);
  const s = useMessages(shellWords);
  const language = useLanguage();
  const content = useContent<KeywordsValue>(THING);
  const { value, change, isError } = content;
  if (!value) return <p className="pt-6 text-muted">{isError ? s.failed : s.loading}</p>;
  const { list } = value;
  const put = (at: number, part: Partial<(typeof list)[number]>) => {
    const one = list[at];
    if (one) change({ list: list.with(at, { ...one, ...part }) });
  };
  const move = (from: number, to: number) => {
    const one = list[from];
    if (one) change({ list: list.toSpliced(from, 1).toSpliced(to, 0, one) });
  };
  const isWhole = list.every(({ words, describe }) =>
    [words.zh, words.en, describe.zh, describe.en].every((text) => text.trim() !== ''),
  );
  return (
    <div className="pt-4">
      <p className="mb-4 text-muted">{m.keywordsAbout}</p>
      <Panel>
        <ol className="flex flex-col gap-6">
          {list.map(({ id, words, describe, shown }, at) => (
            <li key={id} aria-label={words.zh} className="border-b border-line pb-6 last:border-0">
              <div className="mb-2 flex items-center gap-x-3">
                <h3 className="min-w-0 grow truncate font-medium">
                  {words[language]} <span className="text-caption font-normal text-muted">{id}</span>
                </h3>
                <SwitchLine label={m.offered} checked={shown} onChange={(next) => put(at, { shown: next })} />
                <span className="flex">
                  {at > 0 && <IconButton icon={ChevronUp} label={m.up(words.zh)} onClick={() => move(at, at - 1)} />}
                  {at < list.length - 1 && (
                    <IconButton icon={ChevronDown} label={m.down(words.zh)} onClick={() => move(at, at + 1)} />
                  )}
                </span>
              </div>
              <div className="flex flex-col gap-2">
                <BothField label={m.name} max={40} value={words} onChange={(next) => put(at, { words: next })} />
                <BothField
                  label={m.describe}
                  max={200}
                  value={describe}
                  onChange={(next) => put(at, { describe: next })}
                />
              </div>
            </li>
          ))}
        </ol>
        <SaveBar content={content} isWhole={isWhole} />
      </Panel>
      <VersionPanel thing={THING} />
    </div>
  );
}
