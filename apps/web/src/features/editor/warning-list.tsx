import { displayText, setLineFont, type LineName, type LogoDoc } from '@markwright/logo';
import { TriangleAlert, X } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { logFailure } from '../../lib/log.ts';
import { useLanguage } from '../../stores/language.ts';
import { findWarnings, type DesignWarning } from './design-warnings.ts';
import { edit, useDoc, useEditor, type Editor } from './editor-store.ts';
import { placeLogo } from './place-logo.ts';
import { findFallbackFont } from './fallback-font.ts';
import { useFonts, type FontInfo } from '../../lib/fonts.ts';
import { useSettled } from './use-settled.ts';

function retryPlacing(): void {
  const doc = useEditor.getState().history?.now.doc;
  if (doc) void placeLogo(doc);
}

const drawnDesign = ({ placed }: Editor) => placed;

/** What is wrong with the design, each with its cure beside it. */
export function WarningList() {
  const m = useMessages(editorMessages);
  // Advice may come a moment later than the stroke it is about.
  const placed = useSettled(drawnDesign);
  const problem = useEditor((state) => state.problem);
  const found = useMemo(() => (placed ? findWarnings(placed.doc, placed.logo) : []), [placed]);
  const [hidden, setHidden] = useState('');
  // Hidden as long as it is these; another warning shows the list again.
  const kinds = found.map(({ kind, part }) => `${kind}:${part}`).join();
  const [first] = found;
  return (
    <ul
      aria-label={m.warnings.label}
      aria-live="polite"
      className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-col items-start gap-2 md:left-9"
    >
      {problem?.kind === 'network' && (
        <Row text={m.warnings.network}>
          <Fix onClick={() => retryPlacing()}>{m.retry}</Fix>
        </Row>
      )}
      {problem?.kind === 'glyphs' && <MissingRow part="name" characters={problem.characters} />}
      {!problem && first && hidden !== kinds && (
        <WarningRow warning={first}>
          {found.length > 1 && (
            <>
              <span className="text-muted">{m.warnings.more(found.length - 1)}</span>
              <Fix onClick={() => edit('fix', (doc) => found.reduce(cure, doc))}>{m.warnings.fixAll}</Fix>
            </>
          )}
          <IconButton icon={X} label={m.warnings.hide} onClick={() => setHidden(kinds)} className="size-9!" />
        </WarningRow>
      )}
    </ul>
  );
}

const cure = (doc: LogoDoc, warning: DesignWarning): LogoDoc => ('fix' in warning ? warning.fix(doc) : doc);

function WarningRow({ warning, children }: { warning: DesignWarning; children: ReactNode }) {
  const m = useMessages(editorMessages);
  if (warning.kind === 'missing')
    return (
      <MissingRow part={warning.part} characters={warning.characters}>
        {children}
      </MissingRow>
    );
  const part = m.parts[warning.part];
  const text =
    warning.kind === 'contrast' ? m.warnings.contrast(part, warning.ratio.toFixed(1)) : m.warnings.small(part);
  return (
    <Row text={text}>
      <Fix onClick={() => edit('fix', warning.fix)}>
        {warning.kind === 'contrast' ? m.warnings.fixContrast : m.warnings.fixSmall}
      </Fix>
      {children}
    </Row>
  );
}

type MissingRowProps = { part: LineName; characters: readonly string[]; children?: ReactNode };

function MissingRow({ part, characters, children }: MissingRowProps) {
  const m = useMessages(editorMessages);
  const language = useLanguage();
  const fallback = useFallbackFont(part);
  return (
    <Row text={m.warnings.missing(m.parts[part], characters.join(''))}>
      {fallback === 'none' && <span className="text-muted">{m.warnings.noFont}</span>}
      {fallback === 'looking' && <span className="text-muted">{m.warnings.lookingForFont}</span>}
      {typeof fallback === 'object' && (
        <Fix onClick={() => edit('fix', (doc) => setLineFont(doc, part, fallback.key))}>
          {m.warnings.useFont(fallback.words[language])}
        </Fix>
      )}
      {children}
    </Row>
  );
}

function useFallbackFont(part: LineName): FontInfo | 'looking' | 'none' {
  const line = useDoc()[part];
  const { fonts } = useFonts();
  const [found, setFound] = useState<{ key: string; font: FontInfo | undefined } | null>(null);
  const font = line?.font ?? '';
  const text = line ? displayText(line) : '';
  const key = `${font}|${text}`;
  useEffect(() => {
    if (fonts.length === 0 || text === '') return undefined;
    let stale = false;
    findFallbackFont(fonts, font, text).then(
      (fallback) => !stale && setFound({ key, font: fallback }),
      (error: unknown) => logFailure('looking for a font', error),
    );
    return () => void (stale = true);
  }, [fonts, font, text, key]);
  return found?.key === key ? (found.font ?? 'none') : 'looking';
}

const Row = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="pointer-events-auto flex min-h-11 animate-enter flex-wrap items-center gap-x-3 rounded-card bg-surface py-1 pr-1.5 pl-3 text-caption shadow-raised">
    <Icon of={TriangleAlert} size={18} className="text-warning" />
    <span>{text}</span>
    {children}
  </li>
);

const Fix = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button
    type="button"
    onClick={onClick}
    className="h-9 rounded-input bg-ink px-3 font-medium text-chalk hover:bg-ink-soft"
  >
    {children}
  </button>
);
