import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ARTICLE_SECTIONS, type Language } from '@markwright/contracts';

const ARTICLE_CHARACTERS_MAX = 200_000;
const HANZI_A_MINUTE = 400;
const WORDS_A_MINUTE = 220;

const frontMatter = z.object({
  title: z.string().trim().min(1).max(120),
  summary: z.string().trim().min(1).max(400),
  section: z.enum(ARTICLE_SECTIONS),
  category: z.string().regex(/^[a-z-]{2,40}$/),
  date: z.iso.date(),
  cover: z
    .string()
    .regex(/^[a-z0-9-]+\.svg$/)
    .optional(),
});

export type ArticleFile = z.infer<typeof frontMatter> & {
  id: string;
  language: Language;
  body: string;
  minutes: number;
  hash: string;
};

/** One Markdown file: `key: value` lines between two `---`, then the text. Throws what is wrong with it. */
export function readArticleFile(id: string, language: Language, source: string): ArticleFile {
  if (!/^[a-z0-9][a-z0-9-]{1,59}$/.test(id)) throw new Error('the file name wants small letters, digits and hyphens');
  if (source.length > ARTICLE_CHARACTERS_MAX) throw new Error(`longer than ${ARTICLE_CHARACTERS_MAX} characters`);
  const text = source.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n---\n', 4);
  if (!text.startsWith('---\n') || end < 0) throw new Error('no front matter between two lines of ---');
  const parsed = frontMatter.safeParse(readPairs(text.slice(4, end)));
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  }
  const body = text.slice(end + 5).trim();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return { ...parsed.data, id, language, body, minutes: readingMinutes(body), hash };
}

function readPairs(text: string): Record<string, string> {
  const pairs = text.split('\n').map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([key]) => key !== ''));
}

/** Hanzi are read one by one, other scripts by the word. */
export function readingMinutes(body: string): number {
  const hanzi = body.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = body.match(/[A-Za-z][A-Za-z’'-]*/g)?.length ?? 0;
  return Math.max(1, Math.round(hanzi / HANZI_A_MINUTE + words / WORDS_A_MINUTE));
}
