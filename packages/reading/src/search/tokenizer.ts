/** Pieces and how likely each is (log probability), by number; the first six are reserved. */
export type Vocabulary = (readonly [piece: string, score: number])[];

const RESERVED = 6;
const UNKNOWN = 0;
const WORD_START = '\u2581';

/** Cuts a text into the likeliest pieces of a SentencePiece vocabulary; runs of unknown characters become one piece. */
export function openTokenizer(vocabulary: Vocabulary): (text: string) => number[] {
  const numbers = new Map(vocabulary.slice(RESERVED).map(([piece], index) => [piece, index + RESERVED]));
  const longest = Math.max(...vocabulary.map(([piece]) => piece.length));

  return (text) => {
    const normal = text.normalize('NFKC');
    const symbols = normal ? Array.from(WORD_START + normal.replaceAll(' ', WORD_START)) : [];
    const best: { score: number; piece: number; from: number }[] = [{ score: 0, piece: UNKNOWN, from: 0 }];
    for (let end = 1; end <= symbols.length; end += 1) {
      // A character that no piece covers stands alone and costs nothing, as in the encoder's own tokenizer.
      let chosen = { score: best[end - 1]!.score, piece: UNKNOWN, from: end - 1 };
      let isKnown = false;
      for (let from = Math.max(0, end - longest); from < end; from += 1) {
        const piece = numbers.get(symbols.slice(from, end).join(''));
        if (piece === undefined) continue;
        const score = best[from]!.score + vocabulary[piece]![1];
        if (!isKnown || score >= chosen.score) chosen = { score, piece, from };
        isKnown = true;
      }
      best.push(chosen);
    }
    const pieces: number[] = [];
    for (let end = symbols.length; end > 0; end = best[end]!.from) {
      const { piece } = best[end]!;
      if (piece !== UNKNOWN || pieces.at(-1) !== UNKNOWN) pieces.push(piece);
    }
    return pieces.reverse();
  };
}
