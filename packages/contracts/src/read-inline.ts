import type { Inline } from './articles.ts';

/** Deeper than any sentence is written; further marks stay text. */
const DEPTH_MAX = 4;
const text = (value: string): Inline => ({ kind: 'text', text: value });

/** Links lead to the web, to a letter, or to a page of ours; everything else (data:, javascript:) stays words. */
function isSafeLink(url: string): boolean {
  if (/^\/(?![/\\])/.test(url)) return true;
  if (!URL.canParse(url)) return false;
  return ['https:', 'http:', 'mailto:'].includes(new URL(url).protocol);
}

type Found = { node: Inline; end: number };

/** **strong**, *emphasis*, `code`, [words](address) and bare addresses in angle brackets. What is none of these is text. */
export function readInline(source: string, depth = 0): Inline[] {
  const nodes: Inline[] = [];
  let plain = '';
  const flush = () => {
    if (plain) nodes.push(text(plain));
    plain = '';
  };
  for (let at = 0; at < source.length;) {
    if (source[at] === '\\' && /[!-/:-@[-`{-~]/.test(source[at + 1] ?? '')) {
      plain += source[at + 1];
      at += 2;
      continue;
    }
    const found = depth < DEPTH_MAX ? readMark(source, at, depth) : undefined;
    if (found) {
      flush();
      nodes.push(found.node);
      at = found.end;
    } else {
      plain += source[at];
      at += 1;
    }
  }
  flush();
  return nodes;
}

function readMark(source: string, at: number, depth: number): Found | undefined {
  switch (source.charAt(at)) {
    case '`':
      return between(source, at, '`', (inner) => ({ kind: 'code', text: inner }));
    case '*':
      return source[at + 1] === '*'
        ? between(source, at, '**', (inner) => ({ kind: 'strong', content: readInline(inner, depth + 1) }))
        : between(source, at, '*', (inner) => ({ kind: 'emphasis', content: readInline(inner, depth + 1) }));
    case '<':
      return readAddress(source, at);
    case '[':
      return readLink(source, at, depth);
    default:
      return undefined;
  }
}

/** How far a mark may reach: a lone asterisk in a long text is not searched for to its end again and again. */
const REACH = 2000;

function closing(source: string, mark: string, from: number): number {
  const end = source.slice(from, from + REACH).indexOf(mark);
  return end < 0 ? -1 : from + end;
}

function between(source: string, at: number, mark: string, make: (inner: string) => Inline): Found | undefined {
  const start = at + mark.length;
  const end = closing(source, mark, start);
  if (end <= start || source[start] === ' ') return undefined;
  return { node: make(source.slice(start, end)), end: end + mark.length };
}

function readAddress(source: string, at: number): Found | undefined {
  const end = closing(source, '>', at + 1);
  const url = source.slice(at + 1, end);
  if (end < 0 || !/^https?:\/\/[^\s<]+$/.test(url) || !isSafeLink(url)) return undefined;
  return { node: { kind: 'link', url, content: [text(url)] }, end: end + 1 };
}

function readLink(source: string, at: number, depth: number): Found | undefined {
  const middle = closing(source, '](', at + 1);
  if (middle < 0) return undefined;
  const end = closing(source, ')', middle + 2);
  if (end < 0) return undefined;
  const url = source.slice(middle + 2, end).trim();
  const content = readInline(source.slice(at + 1, middle), depth + 1);
  // The words of a link that may not be followed stay.
  const node: Inline = isSafeLink(url) ? { kind: 'link', url, content } : { kind: 'emphasis', content };
  return { node, end: end + 1 };
}

/** The words alone. */
export const plainWords = (nodes: readonly Inline[]): string =>
  nodes.map((node) => ('content' in node ? plainWords(node.content) : node.text)).join('');
