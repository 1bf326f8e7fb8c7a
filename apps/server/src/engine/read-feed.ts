import { SaxesParser } from 'saxes';
import { plainText } from './plain-text.ts';

const ITEMS_MAX = 50;
const DEPTH_MAX = 40;
/** Of one element's text; what is longer is cut while it is read. */
const TEXT_MAX = 20_000;
const TITLE_MAX = 200;
const SUMMARY_MAX = 300;

export type FeedItem = { title: string; url: string; summary: string; publishedAt: Date | undefined };
type Draft = { title: string; link: string; guid: string; summary: string; date: string };

/** HTML names that feeds use without declaring them; nothing a feed declares itself is believed. */
const NAMED = { nbsp: '\u00a0', ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' };

/** Which field of an item an element holds. RSS, RDF and Atom differ in names only. */
const FIELDS: Record<string, keyof Draft> = {
  title: 'title',
  link: 'link',
  guid: 'guid',
  id: 'guid',
  description: 'summary',
  summary: 'summary',
  pubDate: 'date',
  published: 'date',
  updated: 'date',
  'dc:date': 'date',
};

/** RSS 2.0, RSS 1.0 or Atom. Throws when it is not well formed, declares entities, or nests without end. */
export function readFeed(source: string): FeedItem[] {
  const parser = new SaxesParser({ xmlns: false, position: false });
  Object.assign(parser.ENTITIES, NAMED);
  const items: FeedItem[] = [];
  let depth = 0;
  let draft: Draft | undefined;
  let field: { name: keyof Draft; depth: number; text: string } | undefined;

  parser.on('error', (error) => {
    throw new Error(`not well-formed XML: ${error.message.slice(0, 120)}`);
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) throw new Error('declares entities, which are not read');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEPTH_MAX) throw new Error(`nests deeper than ${DEPTH_MAX} levels`);
    if (name === 'item' || name === 'entry') draft = { title: '', link: '', guid: '', summary: '', date: '' };
    else if (draft && !field && Object.hasOwn(FIELDS, name)) {
      field = { name: FIELDS[name] as keyof Draft, depth, text: '' };
      // Atom writes the address as an attribute, and several of them.
      const { href, rel = 'alternate' } = attributes as Record<string, string>;
      if (name === 'link' && href && rel === 'alternate') draft.link ||= href;
    }
  });
  const addText = (text: string) => {
    if (field && field.text.length < TEXT_MAX) field.text += text.slice(0, TEXT_MAX);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    if (draft && field?.depth === depth) {
      draft[field.name] ||= field.text.trim();
      field = undefined;
    }
    depth -= 1;
    if ((name === 'item' || name === 'entry') && draft) {
      const item = itemOf(draft);
      if (item && items.length < ITEMS_MAX) items.push(item);
      draft = undefined;
    }
  });
  parser.write(source).close();
  return items;
}

/** An item without a title or a web address is nothing to show. */
function itemOf({ title, link, guid, summary, date }: Draft): FeedItem | undefined {
  const url = [link, guid].find(isWebAddress);
  const words = plainText(title, TITLE_MAX);
  if (!url || words === '') return undefined;
  const at = new Date(date);
  return {
    title: words,
    url: new URL(url).href,
    summary: plainText(summary, SUMMARY_MAX),
    publishedAt: Number.isNaN(at.getTime()) ? undefined : at,
  };
}

const isWebAddress = (url: string): boolean =>
  url.length < 2000 && URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
