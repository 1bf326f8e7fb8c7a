import { MARK_SCALE_RANGE, scaleMark, swapMark } from '@markwright/logo';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Slider } from '../../../components/slider.tsx';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLanguage } from '../../../stores/language.ts';
import { edit, openTab, useDoc } from '../editor-store.ts';
import { isMarkShown } from '../shown-mark.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { MarkColors } from './mark-colors.tsx';
import { MarkThumb } from './mark-thumb.tsx';
import { TuningRow } from './tuning-block.tsx';

export function MarkPanel() {
  const m = useMessages(editorMessages);
  const language = useLanguage();
  const doc = useDoc();
  const { mark } = doc;
  if (!mark || !isMarkShown(doc)) {
    return (
      <PanelFrame title={m.tabs.mark}>
        <div className="px-5 py-4">
          <p className="text-muted">{mark ? m.markNotShown : m.noMark}</p>
          <Button className="mt-4" onClick={() => openTab('similar')}>
            {m.pickMark}
          </Button>
        </div>
      </PanelFrame>
    );
  }
  const ground = doc.background === 'transparent' ? '#ffffff' : doc.background;
  return (
    <PanelFrame
      title={m.tabs.mark}
      foot={
        <TuningRow label={m.markScale}>
          <Slider
            label={m.markScale}
            value={Math.round(mark.scale * 100)}
            min={MARK_SCALE_RANGE.min * 100}
            max={MARK_SCALE_RANGE.max * 100}
            unit="%"
            onChange={(value) => edit('mark', (now) => scaleMark(now, value / 100), 'scale:mark')}
          />
        </TuningRow>
      }
    >
      <div className="px-5 pt-3 pb-6">
        <div className="mx-auto aspect-square w-40 border border-ink/8" style={{ background: ground }}>
          <MarkThumb drawing={mark.drawing} colors={{ ...mark, ground }} />
        </div>
        <p className="mt-3 text-caption text-muted">{m.meaning}</p>
        <p>{mark.meaning[language]}</p>
        <div className="mt-4">
          <MarkColors />
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button size="small" onClick={() => openTab('similar')}>
            {m.pickMark}
          </Button>
          <Button size="small" onClick={() => edit('mark', (now) => swapMark(now, null))}>
            <Icon of={Trash2} size={16} />
            {m.removeMark}
          </Button>
        </div>
      </div>
    </PanelFrame>
  );
}
