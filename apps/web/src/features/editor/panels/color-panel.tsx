import {
  PALETTES,
  setAccent,
  setLineColor,
  setPalette,
  type ColorWorld,
  type LogoDoc,
  type Palette,
  type PaletteId,
} from '@markwright/logo';
import { memo, useMemo } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLanguage } from '../../../stores/language.ts';
import { edit, useDoc, useEditor } from '../editor-store.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { iconIdOfDoc } from '../shown-mark.ts';
import { useRecolorings, type Recolored } from '../use-recolorings.ts';
import { ColorField } from './color-field.tsx';
import { MarkColors } from './mark-colors.tsx';

export function ColorPanel() {
  const m = useMessages(editorMessages);
  const recolorings = useRecolorings(iconIdOfDoc(useDoc()));
  // The posters stay as they are until another of them is worn.
  const all = useMemo(() => recolorings.flat(), [recolorings]);
  const worn = useEditor(({ history }) => all.find(({ world }) => wears(history?.now.doc, world)));
  return (
    <PanelFrame title={m.tabs.color}>
      <section className="px-5 pt-2">
        <h3 className="sr-only">{m.palettes}</h3>
        {PALETTES.map((palette, row) => (
          <PaletteRow
            key={palette.id}
            palette={palette}
            offered={recolorings[row] ?? []}
            worn={worn?.palette === palette.id ? worn.index : null}
          />
        ))}
      </section>
      <section className="px-5 pt-3 pb-8">
        <h3 className="mb-1 border-t border-line pt-4 font-medium">{m.eachColor}</h3>
        <EachColor />
      </section>
    </PanelFrame>
  );
}

type PaletteRowProps = { palette: Palette; offered: readonly Recolored[]; worn: number | null };

/** Changing a colour by hand takes off what was worn: that is one row to look at again, not all of them. */
const PaletteRow = memo(function PaletteRow({ palette, offered, worn }: PaletteRowProps) {
  const m = useMessages(editorMessages);
  const title = palette.title[useLanguage()];
  return (
    <div className="py-2">
      <p className="mb-1.5 text-caption text-muted">{title}</p>
      <div className="flex flex-wrap gap-1.5">
        {offered.map(({ index, world }, place) => (
          <WorldSwatch
            key={index}
            label={m.worlds(title, place + 1)}
            palette={palette.id}
            index={index}
            world={world}
            chosen={index === worn}
          />
        ))}
      </div>
    </div>
  );
});

const wears = (doc: LogoDoc | undefined, world: ColorWorld): boolean =>
  doc !== undefined &&
  doc.name.color === world.name &&
  (doc.background === world.ground || doc.background === 'transparent') &&
  doc.layout.accent === world.accent &&
  (!doc.mark || doc.mark.primary === world.mark);

type WorldSwatchProps = { label: string; palette: PaletteId; index: number; world: ColorWorld; chosen: boolean };

/** A small poster of the colours: the ground, a mark on it, and lines under it. */
const WorldSwatch = memo(function WorldSwatch({ label, palette, index, world, chosen }: WorldSwatchProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={chosen}
      onClick={() => edit('palette', (now) => setPalette(now, palette, index))}
      style={{ backgroundImage: posterOf(world) }}
      className={classNames(
        'size-11 bg-no-repeat [background-size:26px_4px,18px_1.6px,auto,auto,auto] [background-position:9px_28px,13px_35.2px,0_0,0_0,0_0]',
        'shadow-[inset_0_0_0_1px_rgb(23_19_15/12%)]',
        chosen ? 'outline-2 outline-offset-2 outline-ink' : 'hover:opacity-85',
      )}
    />
  );
});

/** Painted as one background, front to back: sixty posters of shapes would be four hundred elements to lay out. */
const posterOf = ({ name, support, accent, mark, ground }: ColorWorld): string =>
  [flat(name), flat(support), disc(27, 16, 4.5, accent), disc(19, 16, 7.5, mark), flat(ground)].join();

const flat = (color: string): string => `linear-gradient(${color},${color})`;
/** The edge fades over a pixel, as that of a drawn circle does. */
const disc = (x: number, y: number, radius: number, color: string): string =>
  `radial-gradient(circle at ${x}px ${y}px,${color} ${radius - 0.5}px,transparent ${radius + 0.5}px)`;

const LINES = ['name', 'secondName', 'slogan'] as const;

const setColor = {
  name: (color: string) => edit('color', (now) => setLineColor(now, 'name', color), 'color:name'),
  secondName: (color: string) => edit('color', (now) => setLineColor(now, 'secondName', color), 'color:secondName'),
  slogan: (color: string) => edit('color', (now) => setLineColor(now, 'slogan', color), 'color:slogan'),
  accent: (accent: string) => edit('color', (now) => setAccent(now, accent), 'color:accent'),
};

function EachColor() {
  const m = useMessages(editorMessages);
  const doc = useDoc();
  return (
    <>
      {LINES.map((line) => {
        const text = doc[line];
        return text && <ColorField key={line} label={m.colors[line]} value={text.color} onChange={setColor[line]} />;
      })}
      <MarkColors />
      <ColorField label={m.colors.accent} value={doc.layout.accent} onChange={setColor.accent} />
    </>
  );
}
