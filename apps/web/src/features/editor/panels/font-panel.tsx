import { displayText, hasIdeograph, type LineName } from '@markwright/logo';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { classNames } from '../../../components/class-names.ts';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLanguage } from '../../../stores/language.ts';
import { openTab, setEditor, useDoc, useEditor } from '../editor-store.ts';
import { offeredFonts } from '../font-choice.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { useFonts, type FontInfo } from '../../../lib/fonts.ts';
import { FontRow } from './font-row.tsx';
import { TuningBlock } from './tuning-block.tsx';

const LINES = ['name', 'secondName', 'slogan'] as const;
const ALL = 'all';
const LATIN = 'latin';

export function FontPanel() {
  const m = useMessages(editorMessages);
  const doc = useDoc();
  const line = useEditor((state) => state.line);
  const { fonts, hasFailed, retry } = useFonts();
  const { hanzi, latin } = offeredFonts(fonts, []);
  return (
    <PanelFrame
      title={m.tabs.font}
      {...(hanzi.length > 0 && { note: m.fontCount(hanzi.length + latin.length) })}
      foot={doc[line] && <TuningBlock line={line} />}
    >
      <LineTabs />
      {hasFailed ? (
        <div className="px-5 py-6">
          <p className="text-caption text-muted">{m.fontsFailed}</p>
          <Button size="small" className="mt-3" onClick={retry}>
            {m.retry}
          </Button>
        </div>
      ) : doc[line] ? (
        <FontList line={line} fonts={fonts} />
      ) : (
        <div className="px-5 py-6">
          <p className="text-caption text-muted">{m.noLine(m.parts[line])}</p>
          <Button size="small" className="mt-3" onClick={() => openTab('text')}>
            {m.addLine}
          </Button>
        </div>
      )}
    </PanelFrame>
  );
}

/** Which line is being set; the chosen one stands on a rule of ink. */
function LineTabs() {
  const m = useMessages(editorMessages);
  const line = useEditor((state) => state.line);
  return (
    <fieldset
      aria-label={m.target}
      className="scrollbar-none mx-5 flex gap-4 overflow-x-auto border-b border-line text-caption"
    >
      {LINES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === line}
          onClick={() => setEditor({ line: each })}
          className={classNames(
            'h-11 border-b-2 whitespace-nowrap',
            each === line ? 'border-ink font-medium' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {m.parts[each]}
        </button>
      ))}
    </fieldset>
  );
}

const latinGroups = (latin: readonly FontInfo[]) => [
  ...new Map(latin.map((font) => [font.category, font.categoryWords])),
];

function FontList({ line, fonts }: { line: LineName; fonts: readonly FontInfo[] }) {
  const m = useMessages(editorMessages);
  const language = useLanguage();
  const doc = useDoc();
  const own = doc[line]?.font ?? '';
  const text = useDeferredValue(doc[line] ? displayText(doc[line]) : '');
  const [category, setCategory] = useState(ALL);
  const { hanzi, latin } = offeredFonts(fonts, [own]);
  const categories = [...new Map(hanzi.map((font) => [font.category, font.categoryWords]))];
  const isLatinLine = !hasIdeograph(text);
  const row = (font: FontInfo) => (
    <FontRow key={font.key} font={font} line={line} text={text} chosen={font.key === own} />
  );
  const groups = [
    {
      key: 'hanzi',
      title: m.hanziFonts,
      fonts: category === LATIN ? [] : hanzi.filter((font) => category === ALL || font.category === category),
    },
    ...latinGroups(latin).map(([key, words]) => ({
      key,
      title: words[language],
      fonts: category === LATIN || category === ALL ? latin.filter((font) => font.category === key) : [],
    })),
  ].filter((group) => group.fonts.length > 0);
  const [first, ...others] = groups;
  const ordered = isLatinLine && first?.key === 'hanzi' ? [...others, first] : groups;
  return (
    <>
      <div className="scrollbar-none flex gap-2 px-5 py-3 max-md:overflow-x-auto md:flex-wrap">
        {[
          [ALL, { zh: m.allFonts, en: m.allFonts }] as const,
          ...categories,
          [LATIN, { zh: m.latinFonts, en: m.latinFonts }] as const,
        ].map(([key, words]) => (
          <Chip
            key={key}
            pressed={key === category}
            onClick={() => setCategory(key)}
            className={classNames('h-7! px-3!', key !== category && 'bg-quiet')}
          >
            {words[language]}
          </Chip>
        ))}
      </div>
      {ordered.map((group) => (
        <section key={group.key} aria-label={group.title}>
          {groups.length > 1 && <h3 className="px-5 pt-3 pb-2 text-caption text-muted">{group.title}</h3>}
          <ul className="border-t border-line">{group.fonts.map(row)}</ul>
        </section>
      ))}
    </>
  );
}
