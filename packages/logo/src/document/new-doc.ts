import { cleanText, findTextProblem, hasIdeograph, NAME_MAX, SLOGAN_MAX, TEXT_PROBLEMS } from './text-rules.ts';
import type { TextProblem } from './text-rules.ts';
import { DOC_VERSION } from './logo-doc.ts';
import type { LogoDoc, LogoMark, TextLine } from './logo-doc.ts';

/** Text that cannot become a logo; `problem` is a key of TEXT_PROBLEMS. */
export class TextError extends Error {
  constructor(
    readonly problem: TextProblem,
    readonly line: 'name' | 'secondName' | 'slogan',
  ) {
    super(`${line}: ${TEXT_PROBLEMS[problem].en}`);
    this.name = 'TextError';
  }
}

export const LINE_MAX = { name: NAME_MAX, secondName: SLOGAN_MAX, slogan: SLOGAN_MAX } as const;

/** The stored form of typed text, or a TextError that says what is wrong with it. */
export function acceptText(raw: string, line: keyof typeof LINE_MAX): string {
  const text = cleanText(raw);
  const problem = findTextProblem(text, LINE_MAX[line]);
  if (problem) throw new TextError(problem, line);
  return text;
}

export const newLine = (text: string, font: string, color: string): TextLine => ({
  text,
  font,
  color,
  size: 1,
  spacing: 0,
  letterCase: 'typed',
});

type NewDoc = {
  name: string;
  secondName?: string | undefined;
  slogan?: string | undefined;
  /** Faces for hanzi and for Latin lines. */
  fonts: { name: string; secondName?: string | undefined; slogan?: string | undefined };
  colors: { ground: string; name: string; support: string; accent: string };
  palette: LogoDoc['palette'];
  layout: string;
  mark?: LogoMark | undefined;
  seed?: number | undefined;
};

export function newDoc(wanted: NewDoc): LogoDoc {
  const { fonts, colors } = wanted;
  const secondName = cleanText(wanted.secondName ?? '');
  const slogan = cleanText(wanted.slogan ?? '');
  return {
    version: DOC_VERSION,
    seed: (wanted.seed ?? 0) >>> 0,
    name: newLine(acceptText(wanted.name, 'name'), fonts.name, colors.name),
    secondName: secondName
      ? {
          ...newLine(acceptText(secondName, 'secondName'), fonts.secondName ?? fonts.name, colors.support),
          letterCase: hasIdeograph(secondName) ? 'typed' : 'upper',
        }
      : null,
    slogan: slogan ? newLine(acceptText(slogan, 'slogan'), fonts.slogan ?? fonts.name, colors.support) : null,
    background: colors.ground,
    mark: wanted.mark ?? null,
    palette: wanted.palette,
    layout: { id: wanted.layout, lines: 'auto', accent: colors.accent },
    effects: null,
  };
}
