import {
  PALETTES,
  recolorMark,
  setAccent,
  setLineColor,
  setPalette,
  type ColorWorld,
  type LogoDoc,
} from '@markwright/logo';
import { classNames } from '../../../components/class-names.ts';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLanguage } from '../../../stores/language.ts';
import { edit, useDoc, useEditor } from '../editor-store.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { useRecolorings } from '../use-recolorings.ts';
import { ColorField } from './color-field.tsx';

export function ColorPanel() {
  const m = useMessages(editorMessages);
  const language = useLanguage();
  const recolorings = useRecolorings(useEditor((state) => state.history?.now.iconId ?? ''));
  // The posters stay as they are until another of them is worn.
  const worn = useEditor(
    ({ history }) => recolorings.flat().find(({ world }) => wears(history?.now.doc, world))?.world,
  );
  return (
    <PanelFrame title={m.tabs.color}>
      <section className="px-5 pt-2">
        <h3 className="sr-only">{m.palettes}</h3>
        {PALETTES.map((palette, row) => (
          <div key={palette.id} className="py-2">
            <p className="mb-1.5 text-caption text-muted">{palette.title[language]}</p>
            <div className="flex flex-wrap gap-1.5">
              {recolorings[row]?.map(({ index, world }, place) => (
                <WorldSwatch
                  key={index}
                  label={m.worlds(palette.title[language], place + 1)}
                  world={world}
                  chosen={world === worn}
                  onChoose={() => edit('palette', (now) => setPalette(now, palette.id, index))}
                />
              ))}
            </div>
          </div>
        ))}
      </section>
      <section className="px-5 pt-3 pb-8">
        <h3 className="mb-1 border-t border-line pt-4 font-medium">{m.eachColor}</h3>
        <EachColor />
      </section>
    </PanelFrame>
  );
}

const wears = (doc: LogoDoc | undefined, world: ColorWorld): boolean =>
  doc !== undefined &&
  doc.name.color === world.name &&
  (doc.background === world.ground || doc.background === 'transparent') &&
  doc.layout.accent === world.accent &&
  (!doc.mark || doc.mark.primary === world.mark);

type WorldSwatchProps = { label: string; world: ColorWorld; chosen: boolean; onChoose: () => void };

/** A small poster of the colours: the ground, a mark on it, and lines under it. */
const WorldSwatch = ({ label, world, chosen, onChoose }: WorldSwatchProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={chosen}
    onClick={onChoose}
    className={classNames(
      'size-11 overflow-hidden',
      chosen ? 'outline-2 outline-offset-2 outline-ink' : 'hover:opacity-85',
    )}
  >
    <svg viewBox="0 0 44 44" aria-hidden>
      <rect width="44" height="44" fill={world.ground} />
      <circle cx="19" cy="16" r="7.5" fill={world.mark} />
      <circle cx="27" cy="16" r="4.5" fill={world.accent} />
      <path d="M9 30h26" stroke={world.name} strokeWidth="4" />
      <path d="M13 36h18" stroke={world.support} strokeWidth="1.6" />
      <rect x=".5" y=".5" width="43" height="43" fill="none" stroke="#17130f" strokeOpacity=".12" />
    </svg>
  </button>
);

function EachColor() {
  const m = useMessages(editorMessages);
  const doc = useDoc();
  const hasSecondary = doc.mark?.drawing.shapes.some(({ paint }) => paint === 'secondary');
  return (
    <>
      {(['name', 'secondName', 'slogan'] as const).map((line) => {
        const text = doc[line];
        return (
          text && (
            <ColorField
              key={line}
              label={m.colors[line]}
              value={text.color}
              onChange={(color) => edit('color', (now) => setLineColor(now, line, color), `color:${line}`)}
            />
          )
        );
      })}
      {doc.mark && (
        <ColorField
          label={m.colors.primary}
          value={doc.mark.primary}
          onChange={(primary) => edit('color', (now) => recolorMark(now, { primary }), 'color:primary')}
        />
      )}
      {doc.mark && hasSecondary && (
        <ColorField
          label={m.colors.secondary}
          value={doc.mark.secondary}
          onChange={(secondary) => edit('color', (now) => recolorMark(now, { secondary }), 'color:secondary')}
        />
      )}
      <ColorField
        label={m.colors.accent}
        value={doc.layout.accent}
        onChange={(accent) => edit('color', (now) => setAccent(now, accent), 'color:accent')}
      />
    </>
  );
}
