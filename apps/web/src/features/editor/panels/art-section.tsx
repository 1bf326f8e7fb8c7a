import { ART_STYLES, findArtStyle } from '@markwright/art-font';
import { ARRANGEMENTS, setArt, setArtScheme, setArtStyle, type Art } from '@markwright/logo';
import { RadioCards } from '../../../components/radio-cards.tsx';
import { SchemeSwatch } from '../../../components/scheme-swatch.tsx';
import { Select } from '../../../components/select.tsx';
import { Slider } from '../../../components/slider.tsx';
import { aiFontMessages } from '../../../i18n/ai-font.ts';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLanguage } from '../../../stores/language.ts';
import { edit, useEditor } from '../editor-store.ts';
import { Segments } from './segments.tsx';

const PLAIN = 'plain';

/** The brand name as art lettering: a style, and how strongly, in which colours and how it stands. */
export function ArtSection() {
  const m = useMessages(editorMessages);
  const words = useMessages(aiFontMessages);
  const language = useLanguage();
  const art = useEditor((state) => state.history?.now.doc.art);
  const nameColor = useEditor((state) => state.history?.now.doc.name.color ?? '');
  const change = (part: Partial<Art>, key: string) =>
    edit('text', (doc) => (doc.art ? setArt(doc, { ...doc.art, ...part }) : doc), `art:${key}`);
  const schemes = (art && findArtStyle(art.style)?.schemes) ?? [];
  const chosen = schemes.findIndex(
    ({ colors }) => colors[0] === nameColor && colors[1] === art?.colors[0] && colors[2] === art?.colors[1],
  );
  return (
    <section aria-label={m.art.title} className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-caption text-muted">{m.art.title}</h3>
        <Select
          label={m.art.title}
          value={art?.style ?? PLAIN}
          options={[
            { value: PLAIN, label: m.art.plain },
            ...ART_STYLES.map(({ id, title }) => ({ value: id, label: title[language] })),
          ]}
          onChange={(style) =>
            edit('text', (doc) => (style === PLAIN ? setArt(doc, undefined) : setArtStyle(doc, style)))
          }
        />
      </div>
      {art && (
        <>
          <p className="text-caption text-muted">{findArtStyle(art.style)?.describe[language]}</p>
          <Segments
            label={words.arrangement}
            value={art.arrangement}
            options={ARRANGEMENTS.map((value) => ({ value, label: words.arrangements[value] }))}
            onChange={(arrangement) => change({ arrangement }, 'arrangement')}
          />
          <div>
            <p className="text-caption text-muted">{words.strength}</p>
            <Slider
              label={words.strength}
              value={Math.round(art.strength * 100)}
              min={0}
              max={100}
              unit="%"
              onChange={(value) => change({ strength: Math.round(value) / 100 }, 'strength')}
            />
          </div>
          <RadioCards
            legend={words.colors}
            value={chosen < 0 ? null : chosen}
            options={schemes.map(({ ground, colors }, value) => ({
              value,
              label: <SchemeSwatch colors={[ground, ...colors]} label={words.scheme(value + 1)} />,
            }))}
            onChange={(place) => edit('text', (doc) => setArtScheme(doc, place))}
            className="grid-cols-3"
          />
        </>
      )}
    </section>
  );
}
