import type { AiReading, AiReadingEdit, AiRelation } from '@markwright/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import {
  addThing,
  addTo,
  dropFrom,
  dropThing,
  editOf,
  exchangeThing,
  refuseThing,
  setRelation,
  setTrade,
  type Correction,
} from './edit-reading.ts';
import { PieceSearch, type Piece } from './piece-search.tsx';
import { ReadingChip } from './reading-chip.tsx';

type Kind = 'trade' | 'thing' | 'scene' | 'unknown' | 'mood' | 'color' | 'refused' | 'passedOver';
type ReadingChipsProps = {
  reading: AiReading;
  correction: Correction | null;
  onCorrect: (correction: Correction | null) => void;
  kinds: readonly Kind[];
  canAdd?: boolean;
};
type Words = { zh: string; en: string };
/** A piece that is being looked for, in the place of another or as one more. */
type Search = { kinds: readonly Piece['kind'][]; replaces?: { kind: Piece['kind']; id: string } };

const ADDED: readonly Piece['kind'][] = ['thing', 'trade', 'mood', 'color', 'refused'];

/** What was read, piece by piece, each with its reason: to be dropped, exchanged, or joined by another. */
export function ReadingChips({ reading, correction, onCorrect, kinds, canAdd }: ReadingChipsProps) {
  const m = useMessages(aiLogoMessages).reading;
  const language = useLanguage();
  const [search, setSearch] = useState<Search>();
  const base = editOf(reading);
  const edit = correction?.edit ?? base;
  const added = correction?.words ?? {};
  const change = (next: AiReadingEdit, words: Record<string, Words> = {}) =>
    onCorrect({ base, edit: next, words: { ...added, ...words } });
  const shows = (kind: Kind) => kinds.includes(kind);
  const known = wordsIn(reading);
  const wordOf = (id: string) => (known.get(id) ?? added[id])?.[language] ?? id;
  const { scene } = edit;
  const passedOver = (shows('passedOver') ? (reading.passedOver ?? []) : []).filter(
    ({ thing }) => thing && !edit.things.includes(thing.concept),
  );

  /** A piece that was found, where one was asked for. */
  function take({ kind, id, zh, en }: Piece) {
    const replaced = search?.replaces;
    setSearch(undefined);
    const words = { [id]: { zh, en } };
    if (kind === 'trade') return change(setTrade(edit, id), words);
    if (kind === 'refused') return change(refuseThing(edit, id), { ...words, [`thing:${id}`]: { zh, en } });
    if (kind === 'thing') return change(replaced ? exchangeThing(edit, replaced.id, id) : addThing(edit, id), words);
    const list = kind === 'mood' ? 'moods' : 'colors';
    change(addTo(replaced ? dropFrom(edit, list, replaced.id) : edit, list, id), words);
  }
  const other = (kind: Piece['kind'], id: string) => () => setSearch({ kinds: [kind], replaces: { kind, id } });

  return (
    <div className="mt-2">
      <ul className="flex flex-wrap gap-2">
        {shows('trade') && edit.trade && (
          <ReadingChip
            label={m.trade(wordOf(edit.trade))}
            why={m.whyTrade}
            onDrop={() => change(setTrade(edit, null))}
            choices={[reading.trade, ...(reading.trade?.others ?? [])].flatMap((trade) =>
              trade && trade.id !== edit.trade
                ? [{ key: trade.id, label: trade[language], onChoose: () => change(setTrade(edit, trade.id)) }]
                : [],
            )}
            onOther={other('trade', edit.trade)}
          />
        )}
        {shows('thing') &&
          edit.things.map((concept) => {
            const said = reading.things.find((thing) => thing.concept === concept);
            const word = wordOf(concept);
            return (
              <ReadingChip
                key={concept}
                label={said?.count && said.count > 1 ? m.counted(word, said.count) : word}
                why={said ? (said.why?.[language] ?? m.whySaid(said.text)) : m.whyAdded}
                onDrop={() => change(dropThing(edit, concept))}
                choices={othersFor(reading, concept).map((choice) => ({
                  key: choice.concept,
                  label: choice[language],
                  onChoose: () => change(exchangeThing(edit, concept, choice.concept)),
                }))}
                onOther={other('thing', concept)}
              />
            );
          })}
        {shows('scene') && scene && (
          <ReadingChip
            label={m.scene(wordOf(scene.subject), m.relations[scene.relation], wordOf(scene.object))}
            dropLabel={m.drop(m.relations[scene.relation])}
            why={m.whyScene}
            onDrop={() => change(setRelation(edit, null))}
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
          edit.moods.map((id) => (
            <ReadingChip
              key={id}
              label={wordOf(id)}
              why={added[id] ? m.whyAdded : m.whyMood}
              onDrop={() => change(dropFrom(edit, 'moods', id))}
              onOther={other('mood', id)}
            />
          ))}
        {shows('color') &&
          edit.colors.map((color) => (
            <ReadingChip
              key={color}
              label={wordOf(color)}
              swatch={color}
              why={added[color] ? m.whyAdded : m.whyColor}
              onDrop={() => change(dropFrom(edit, 'colors', color))}
              onOther={other('color', color)}
            />
          ))}
        {shows('refused') &&
          edit.refused?.map((key) => (
            <ReadingChip
              key={key}
              label={m.refused(reading.refused?.find((each) => each.key === key)?.text || wordOf(key))}
              why={added[key] ? m.whyAdded : m.whyRefused}
              isQuiet
              onDrop={() => change(dropFrom(edit, 'refused', key))}
            />
          ))}
        {canAdd && (
          <li>
            <button
              type="button"
              className="inline-flex h-10 items-center gap-1 rounded-chip border border-dashed border-line-strong px-3.5 text-caption hover:border-ink"
              onClick={() => setSearch({ kinds: ADDED })}
            >
              <Plus size={14} aria-hidden />
              {m.add}
            </button>
          </li>
        )}
      </ul>
      {search && <PieceSearch kinds={search.kinds} onPick={take} onClose={() => setSearch(undefined)} />}
      {shows('thing') && edit.things.length === 0 && <p className="mt-2 text-caption text-muted">{m.nothing}</p>}
      {shows('unknown') &&
        reading.unknown.map(({ text, nearest }) => (
          <Aside
            key={text}
            text={m.unknown(text)}
            action={nearest && !edit.things.includes(nearest.concept) ? m.instead(nearest[language]) : undefined}
            onAct={() => nearest && change(addThing(edit, nearest.concept))}
          />
        ))}
      {passedOver.length > 0 && (
        <details className="mt-2 text-caption text-muted">
          <summary className="cursor-pointer">{m.notDrawn(passedOver.map(({ text }) => text))}</summary>
          {passedOver.map(({ text, why, thing }) => (
            <Aside
              key={text}
              text={m.passedOver(text, why[language])}
              action={m.drawIt}
              onAct={() => thing && change(addThing(edit, thing.concept), { [thing.concept]: thing })}
            />
          ))}
        </details>
      )}
      {shows('thing') && correction && JSON.stringify(correction.edit) !== JSON.stringify(base) && (
        <button
          type="button"
          className="mt-2 min-h-9 text-caption text-action-text underline underline-offset-4"
          onClick={() => onCorrect(null)}
        >
          {m.undo}
        </button>
      )}
    </div>
  );
}

type AsideProps = { text: string; action: string | undefined; onAct: () => void };

/** Something about the reading that is no piece of it, with what can be done about it. */
const Aside = ({ text, action, onAct }: AsideProps) => (
  <p className="mt-1 flex flex-wrap items-center gap-x-2 text-caption text-muted">
    {text}
    {action && (
      <button type="button" className="min-h-9 text-action-text underline underline-offset-4" onClick={onAct}>
        {action}
      </button>
    )}
  </p>
);

/** Everything the reading speaks of, with its words: also what only may take another's place. */
function wordsIn({ things, unknown, trade, moods, colors, refused = [] }: AiReading): Map<string, Words> {
  const concepts = [
    ...things,
    ...things.flatMap(({ others }) => others),
    ...unknown.flatMap(({ nearest }) => nearest ?? []),
  ];
  const trades = trade ? [trade, ...trade.others] : [];
  return new Map<string, Words>([
    ...concepts.map((each) => [each.concept, each] as const),
    ...[...trades, ...moods].map((each) => [each.id, each] as const),
    ...colors.map((each) => [each.color, each] as const),
    ...refused.map((each) => [each.key ?? each.text, each] as const),
  ]);
}

/** What a thing may be exchanged for; one that took another's place may go back. */
function othersFor({ things }: AiReading, concept: string) {
  const family = things.find((thing) => [thing, ...thing.others].some((each) => each.concept === concept));
  return family ? [family, ...family.others].filter((each) => each.concept !== concept) : [];
}
