import type { AiReading, AiReadingEdit, AiRelation } from '@markwright/contracts';
import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { addThing, dropColor, dropMood, dropThing, editOf, exchangeThing, setRelation } from './edit-reading.ts';

type Kind = 'thing' | 'scene' | 'unknown' | 'mood' | 'color';
type ReadingChipsProps = { taskId: string; reading: AiReading; kinds: readonly Kind[] };

/** What was read, piece by piece: each can be dropped, and exchanged where its word means something else too. */
export function ReadingChips({ taskId, reading, kinds }: ReadingChipsProps) {
  const m = useMessages(aiLogoMessages).reading;
  const language = useLanguage();
  const correction = useAiLogo((state) => state.correction);
  const isCorrected = correction?.taskId === taskId;
  const edit = isCorrected ? correction.edit : editOf(reading);
  const change = (next: AiReadingEdit) => setAiLogo({ correction: { taskId, edit: next } });
  const shows = (kind: Kind) => kinds.includes(kind);
  const words = wordsIn(reading);
  const wordOf = (concept: string) => words.get(concept)?.[language] ?? concept;
  const { scene } = edit;

  return (
    <div className="mt-2">
      <ul className="flex flex-wrap gap-2">
        {shows('thing') &&
          edit.things.map((concept) => {
            const said = reading.things.find((thing) => thing.concept === concept);
            const word = wordOf(concept);
            // What is read aloud begins with what is seen.
            const plain = said?.isKind && said.text !== word ? m.kindOf(said.text, word) : word;
            const label = said?.count && said.count > 1 ? m.counted(plain, said.count) : plain;
            const others = othersFor(reading, concept);
            return (
              <Piece
                key={concept}
                label={label}
                dropLabel={m.drop(label)}
                onDrop={() => change(dropThing(edit, concept))}
                exchangeLabel={m.exchange(label)}
                choices={others.map((other) => ({
                  key: other.concept,
                  label: other[language],
                  onChoose: () => change(exchangeThing(edit, concept, other.concept)),
                }))}
              />
            );
          })}
        {shows('scene') && scene && (
          <Piece
            label={m.scene(wordOf(scene.subject), m.relations[scene.relation], wordOf(scene.object))}
            dropLabel={m.drop(m.relations[scene.relation])}
            onDrop={() => change(setRelation(edit, null))}
            exchangeLabel={m.exchange(
              m.scene(wordOf(scene.subject), m.relations[scene.relation], wordOf(scene.object)),
            )}
            choices={(Object.keys(m.relations) as AiRelation[])
              .filter((relation) => relation !== scene.relation)
              .map((relation) => ({
                key: relation,
                label: m.relations[relation],
                onChoose: () => change(setRelation(edit, relation)),
              }))}
          />
        )}
        {shows('mood') &&
          reading.moods
            .filter(({ id }) => edit.moods.includes(id))
            .map((mood) => (
              <Piece
                key={mood.id}
                label={mood[language]}
                dropLabel={m.drop(mood[language])}
                onDrop={() => change(dropMood(edit, mood.id))}
              />
            ))}
        {shows('color') &&
          reading.colors
            .filter(({ color }) => edit.colors.includes(color))
            .map((color) => (
              <Piece
                key={color.color}
                label={color[language]}
                swatch={color.color}
                dropLabel={m.drop(color[language])}
                onDrop={() => change(dropColor(edit, color.color))}
              />
            ))}
      </ul>
      {shows('thing') && edit.things.length === 0 && <p className="text-caption text-muted">{m.nothing}</p>}
      {shows('unknown') &&
        reading.unknown.map(({ text, nearest }) => (
          <p key={text} className="mt-2 flex flex-wrap items-center gap-2 text-caption text-muted">
            {m.unknown(text)}
            {nearest && !edit.things.includes(nearest.concept) && (
              <button
                type="button"
                className="min-h-9 text-action-text underline underline-offset-4"
                onClick={() => change(addThing(edit, nearest.concept))}
              >
                {m.instead(nearest[language])}
              </button>
            )}
          </p>
        ))}
      {shows('thing') && isCorrected && (
        <button
          type="button"
          className="mt-2 min-h-9 text-caption text-action-text underline underline-offset-4"
          onClick={() => setAiLogo({ correction: null })}
        >
          {m.undo}
        </button>
      )}
    </div>
  );
}

type Words = { zh: string; en: string };

/** Every concept the reading speaks of, with its words: also those that only may take another's place. */
function wordsIn({ things, unknown }: AiReading): Map<string, Words> {
  const all = [
    ...things,
    ...things.flatMap(({ others }) => others),
    ...unknown.flatMap(({ nearest }) => nearest ?? []),
  ];
  return new Map(all.map(({ concept, zh, en }) => [concept, { zh, en }]));
}

/** What a thing may be exchanged for; one that took another's place may go back. */
function othersFor({ things }: AiReading, concept: string) {
  const family = things.find((thing) => [thing, ...thing.others].some((each) => each.concept === concept));
  return family ? [family, ...family.others].filter((each) => each.concept !== concept) : [];
}

type PieceProps = {
  label: string;
  dropLabel: string;
  onDrop: () => void;
  exchangeLabel?: string;
  choices?: { key: string; label: string; onChoose: () => void }[];
  swatch?: string;
};

const PIECE = 'inline-flex h-10 items-center gap-1.5 rounded-l-chip pl-3.5 pr-1 text-caption text-ink';

function Piece({ label, dropLabel, onDrop, exchangeLabel, choices = [], swatch }: PieceProps): ReactNode {
  return (
    <li className="inline-flex max-w-full items-center rounded-chip bg-quiet">
      {choices.length > 0 && exchangeLabel ? (
        <Menu
          label={exchangeLabel}
          className={`${PIECE} min-w-0`}
          trigger={
            <>
              <span className="truncate">{label}</span>
              <ChevronDown size={14} aria-hidden className="shrink-0" />
            </>
          }
        >
          {choices.map(({ key, label: choice, onChoose }) => (
            <MenuItem key={key} onSelect={onChoose}>
              {choice}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        <span className={`${PIECE} min-w-0`}>
          {swatch && (
            <span className="size-4 shrink-0 rounded-chip border border-line-strong" style={{ background: swatch }} />
          )}
          <span className="truncate">{label}</span>
        </span>
      )}
      <button
        type="button"
        aria-label={dropLabel}
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-chip"
        onClick={onDrop}
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  );
}
