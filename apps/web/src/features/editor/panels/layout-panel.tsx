import { factsOf, layoutsFor, resolveLayout, setLayout, type Layout, type LogoDoc } from '@markwright/logo';
import { memo, useDeferredValue, useMemo } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { LogoPicture } from '../../../lib/logo-drawing/logo-picture.tsx';
import { useLanguage } from '../../../stores/language.ts';
import { edit, useDoc, useEditor } from '../editor-store.ts';
import { findEffects } from '../edit-steps.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { EffectsSwitch } from './effects-switch.tsx';

const QUIET = { watermark: 'quiet' } as const;

/** This very logo in every arrangement that suits it. */
export function LayoutPanel() {
  const m = useMessages(editorMessages);
  const doc = useDeferredValue(useDoc());
  const hasEffects = useEditor((state) => findEffects(state) !== null);
  const facts = useMemo(() => factsOf(doc), [doc]);
  const layouts = layoutsFor(facts);
  const current = resolveLayout(doc.layout.id, facts).id;
  return (
    <PanelFrame title={m.tabs.layout} note={m.layoutCount(layouts.length)} foot={hasEffects && <EffectsSwitch />}>
      <ul className="grid grid-cols-2 gap-3 p-5 pt-3">
        {layouts.map((layout) => (
          <LayoutCard key={layout.id} layout={layout} doc={doc} chosen={layout.id === current} />
        ))}
      </ul>
    </PanelFrame>
  );
}

const LayoutCard = memo(function LayoutCard({
  layout,
  doc,
  chosen,
}: {
  layout: Layout;
  doc: LogoDoc;
  chosen: boolean;
}) {
  const language = useLanguage();
  const arranged = useMemo(() => setLayout(doc, layout.id), [doc, layout.id]);
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={() => edit('layout', (now) => setLayout(now, layout.id))}
        className="group block w-full text-left"
      >
        <span
          className={classNames(
            'block',
            chosen ? 'outline-2 outline-offset-2 outline-ink' : 'group-hover:outline-1 group-hover:outline-line-strong',
          )}
        >
          <LogoPicture doc={arranged} alt="" className="aspect-4/3 border border-ink/8" options={QUIET} />
        </span>
        <span className={classNames('mt-1.5 block text-caption leading-tight', chosen ? 'font-medium' : 'text-muted')}>
          {layout.title[language]}
        </span>
      </button>
    </li>
  );
});
