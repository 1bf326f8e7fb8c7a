import type { Data, Endpoints } from '@markwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { getData, serverData } from '../../lib/server-data.ts';
import { useDebounced } from '../../lib/timing.ts';
import { useLanguage } from '../../stores/language.ts';

type FoundPieces = Data<Endpoints['findReadingPieces']>;
type Words = { zh: string; en: string };
/** A piece that was looked up by its name; `refused` is a thing that must not be drawn. */
export type Piece = Words & { kind: 'thing' | 'trade' | 'mood' | 'color' | 'refused'; id: string };

const SEARCH_MS = 250;

type PieceSearchProps = { kinds: readonly Piece['kind'][]; onPick: (piece: Piece) => void; onClose: () => void };

/** One field for whatever a reading may lack: a thing, a trade, a mood, a colour, or what must not appear. */
export function PieceSearch({ kinds, onPick, onClose }: PieceSearchProps) {
  const m = useMessages(aiLogoMessages).reading;
  const language = useLanguage();
  const id = useId();
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Opened by a press of a button: what follows is typing.
    field.current?.focus();
  }, []);
  const asked = useDebounced(words.trim(), SEARCH_MS);
  const { data } = useQuery(
    {
      queryKey: ['reading-pieces', asked],
      queryFn: ({ signal }) => getData('findReadingPieces', { query: { words: asked } }, signal),
      enabled: asked !== '',
      retry: false,
    },
    serverData,
  );
  const pieces = data ? piecesIn(data).filter(({ kind }) => kinds.includes(kind)) : [];
  const pick = (piece: Piece | undefined) => piece && onPick(piece);
  return (
    <div className="mt-2 rounded-card bg-surface p-2 ring-1 ring-line-strong">
      <div className="flex items-center gap-1">
        <label htmlFor={id} className="sr-only">
          {m.search}
        </label>
        <input
          id={id}
          ref={field}
          value={words}
          maxLength={60}
          autoComplete="off"
          placeholder={m.search}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
            if (event.key !== 'Enter') return;
            // Inside the brief's form: picking a piece sends nothing.
            event.preventDefault();
            pick(pieces[0]);
          }}
          className="h-10 min-w-0 grow rounded-input px-2 caret-action outline-none placeholder:text-muted"
        />
        <IconButton icon={X} label={m.closeSearch} onClick={onClose} />
      </div>
      <ul aria-live="polite" className="flex flex-wrap gap-2 empty:hidden">
        {pieces.map((piece) => (
          <li key={`${piece.kind} ${piece.id}`}>
            <button
              type="button"
              className="min-h-10 rounded-chip bg-quiet px-3.5 text-caption hover:bg-line"
              onClick={() => pick(piece)}
            >
              {m.found(piece.kind, piece[language])}
            </button>
          </li>
        ))}
      </ul>
      {data && pieces.length === 0 && <p className="px-2 pb-1 text-caption text-muted">{m.nothingFound(asked)}</p>}
    </div>
  );
}

function piecesIn({ things, trades, moods, colors }: FoundPieces): Piece[] {
  const [first] = things;
  const words = ({ zh, en }: Words) => ({ zh, en });
  return [
    ...things.map((thing): Piece => ({ kind: 'thing', id: thing.concept, ...words(thing) })),
    ...trades.map((trade): Piece => ({ kind: 'trade', id: trade.id, ...words(trade) })),
    ...moods.map((mood): Piece => ({ kind: 'mood', id: mood.id, ...words(mood) })),
    ...colors.map((color): Piece => ({ kind: 'color', id: color.color, ...words(color) })),
    ...(first ? [{ kind: 'refused' as const, id: first.concept, ...words(first) }] : []),
  ];
}
