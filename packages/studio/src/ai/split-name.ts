import { acceptText, hasIdeograph } from '@markwright/logo';

/** A name typed in both languages ("半山 Half Hill") is a name and its second name; any other stays whole. */
export function splitName(raw: string): { name: string; secondName?: string } {
  const name = acceptText(raw, 'name');
  const found = /^([\p{Script=Han}·]{2,})\s+([\p{Script=Latin}][\p{Script=Latin}\p{N}&'.\s-]*)$/u.exec(name);
  const turned = /^([\p{Script=Latin}][\p{Script=Latin}\p{N}&'.\s-]*?)\s+([\p{Script=Han}·]{2,})$/u.exec(name);
  const [hanzi, latin] = found ? [found[1], found[2]] : [turned?.[2], turned?.[1]];
  if (!hanzi || !latin || !hasIdeograph(hanzi)) return { name };
  return { name: hanzi, secondName: latin.trim() };
}
