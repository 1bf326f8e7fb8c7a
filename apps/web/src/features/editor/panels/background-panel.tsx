import { findPalette, setBackground, worldsOf } from '@markwright/logo';
import { classNames } from '../../../components/class-names.ts';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { edit, useDoc } from '../editor-store.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { ColorField } from './color-field.tsx';

const PLAIN = ['#ffffff', '#faf7f2', '#f1ece4', '#d9d0c3', '#8a8177', '#3a332c', '#17130f', '#000000'];

export function BackgroundPanel() {
  const m = useMessages(editorMessages);
  const doc = useDoc();
  const palette = findPalette(doc.palette.id);
  const grounds = palette ? [...new Set(worldsOf(palette).map(({ ground }) => ground))] : [];
  const choose = (color: string) => edit('background', (now) => setBackground(now, color), 'background');
  const isTransparent = doc.background === 'transparent';
  return (
    <PanelFrame title={m.tabs.background}>
      <div className="px-5 pt-3 pb-8">
        <ColorField label={m.backgroundColor} value={isTransparent ? '#ffffff' : doc.background} onChange={choose} />
        <button
          type="button"
          aria-pressed={isTransparent}
          onClick={() => choose('transparent')}
          className={classNames(
            'mt-3 flex h-11 w-full items-center gap-3 rounded-input border px-3',
            isTransparent ? 'border-ink ring-1 ring-ink' : 'border-line-strong hover:border-ink',
          )}
        >
          <span
            aria-hidden
            className="size-6 border border-line-strong bg-[conic-gradient(var(--color-line-strong)_25%,#fff_0_50%,var(--color-line-strong)_0_75%,#fff_0)] bg-size-[12px_12px]"
          />
          {m.transparent}
        </button>
        {grounds.length > 0 && (
          <Grounds title={m.grounds} colors={grounds} current={doc.background} onChoose={choose} />
        )}
        <Grounds title={m.plainGrounds} colors={PLAIN} current={doc.background} onChoose={choose} />
      </div>
    </PanelFrame>
  );
}

type GroundsProps = { title: string; colors: readonly string[]; current: string; onChoose: (color: string) => void };

const Grounds = ({ title, colors, current, onChoose }: GroundsProps) => (
  <section aria-label={title} className="mt-6">
    <h3 className="mb-2 text-caption text-muted">{title}</h3>
    <div className="grid grid-cols-6 gap-2">
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          aria-label={color}
          title={color.toUpperCase()}
          aria-pressed={color === current}
          onClick={() => onChoose(color)}
          className={classNames(
            'aspect-square border border-ink/12',
            color === current && 'outline-2 outline-offset-2 outline-ink',
          )}
          style={{ background: color }}
        />
      ))}
    </div>
  </section>
);
