import { setEffects } from '@markwright/logo';
import { SwitchLine } from '../../../components/switch.tsx';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { edit, useEditor } from '../editor-store.ts';
import { findEffects } from '../edit-steps.ts';

/** For logos drawn with effects: without them the same logo is plain ink, as stamps and embroidery need it. */
export function EffectsSwitch() {
  const m = useMessages(editorMessages);
  const effects = useEditor(findEffects);
  const isOn = useEditor(({ history }) => history?.now.doc.effects != null);
  if (!effects) return null;
  return (
    <div>
      <SwitchLine
        label={m.effects}
        checked={isOn}
        onChange={(on) => edit('effects', (doc) => setEffects(doc, on ? effects : null))}
      />
      <p className="pb-1 text-caption text-muted">{m.effectsNote}</p>
    </div>
  );
}
