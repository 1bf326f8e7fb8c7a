import {
  findTextProblem,
  cleanText,
  hasIdeograph,
  NAME_MAX,
  setLineFont,
  setLineText,
  SLOGAN_MAX,
  textLength,
  TEXT_PROBLEMS,
  type LineName,
  type LogoDoc,
} from '@markwright/logo';
import { useEffect, useState } from 'react';
import { TextField } from '../../../components/text-field.tsx';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { glyphs } from '../../../lib/logo-drawing/glyphs.ts';
import { logFailure } from '../../../lib/log.ts';
import { useLanguage } from '../../../stores/language.ts';
import { needsPurchase } from '../bought-name.ts';
import { edit, selectPart, useEditor } from '../editor-store.ts';
import { latinPartner } from '../font-choice.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { useFonts } from '../../../lib/fonts.ts';
import { ArtSection } from './art-section.tsx';

const MAX: Record<LineName, number> = { name: NAME_MAX, secondName: SLOGAN_MAX, slogan: SLOGAN_MAX };
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz';
const FIGURES = '0123456789 .,&-·';

export function TextPanel() {
  const m = useMessages(editorMessages);
  useLettersAtHand();
  return (
    <PanelFrame title={m.tabs.text}>
      <div className="flex flex-col gap-5 px-5 pt-4 pb-8">
        <NameField />
        <LineField line="secondName" hint={m.secondNameHint} />
        <LineField line="slogan" hint={m.sloganHint} />
        <ArtSection />
      </div>
    </PanelFrame>
  );
}

/** A logo bought as vector says before the edit what keeping and changing its name means. */
function NameField() {
  const m = useMessages(editorMessages);
  const bought = useEditor(({ bought: any }) => (any?.package === 'vector' ? any : null));
  const text = useEditor((state) => state.history?.now.doc.name.text ?? '');
  const isOther = bought !== null && needsPurchase(bought, text);
  return (
    <div>
      <LineField line="name" hint={bought && !isOther ? m.boughtName(bought.name, bought.correctionsLeft) : ''} />
      {bought && isOther && (
        <output className="mt-2 block border-l-4 border-warning pl-3 text-caption">
          {m.otherName(bought.name, text)}
        </output>
      )}
    </div>
  );
}

/** What is typed is drawn at once where it can be; what cannot be drawn stays in the field with its reason. */
function LineField({ line, hint }: { line: LineName; hint: string }) {
  const m = useMessages(editorMessages);
  const language = useLanguage();
  const stored = useEditor((state) => state.history?.now.doc[line]?.text ?? '');
  const { fonts } = useFonts();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? stored;
  const text = cleanText(shown);
  const found = line !== 'name' && text === '' ? null : findTextProblem(text, MAX[line]);
  const problem =
    found === 'empty'
      ? m.problems.empty
      : found === 'too-long'
        ? m.problems['too-long'](MAX[line])
        : found && TEXT_PROBLEMS[found][language];

  function onType(next: string) {
    setTyped(next);
    const clean = cleanText(next);
    if (line === 'name' ? findTextProblem(clean, NAME_MAX) : clean !== '' && findTextProblem(clean, SLOGAN_MAX)) return;
    const write = (doc: LogoDoc) => {
      const written = setLineText(doc, line, next);
      const isNew = doc[line] === null && !hasIdeograph(clean);
      const partner = isNew ? latinPartner(fonts, doc.name.font) : undefined;
      return partner ? setLineFont(written, line, partner) : written;
    };
    edit('text', write, `text:${line}`);
  }

  return (
    <TextField
      label={m.parts[line]}
      value={shown}
      onChange={(event) => onType(event.target.value)}
      onFocus={() => stored !== '' && selectPart(line)}
      // Leaving the field shows what the logo says; a text that was refused is not kept beside it.
      onBlur={() => setTyped(null)}
      autoComplete="off"
      spellCheck={false}
      hint={hint}
      {...(problem && { problem })}
      after={
        <span aria-hidden className="shrink-0 pr-2 text-caption text-muted tabular-nums">
          {m.nameHint(textLength(text), MAX[line])}
        </span>
      }
    />
  );
}

const fontsOf = (doc: LogoDoc | undefined): string[] =>
  [doc?.name.font, doc?.secondName?.font, doc?.slogan?.font].filter((font) => font !== undefined);

/** Letters fetched before they are typed, so that typing Latin draws at once. */
function useLettersAtHand(): void {
  const fonts = useEditor(({ history }) => fontsOf(history?.now.doc).join('|'));
  useEffect(() => {
    const needed = new Map(fonts.split('|').map((font) => [font, new Set([LATIN, FIGURES])]));
    glyphs.ensure(needed).catch((error: unknown) => logFailure('fetching letters ahead', error));
  }, [fonts]);
}
