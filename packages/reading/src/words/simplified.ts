import { TRADITIONAL } from './traditional.gen.ts';

let simple: Map<string, string> | undefined;

/** A text in simplified characters, each in the place of its traditional one, so that every place stays the same. */
export function simplified(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  simple ??= new Map(TRADITIONAL.match(/../gu)?.map((pair) => [pair.slice(0, 1), pair.slice(1)]));
  return text.replace(/\p{Script=Han}/gu, (sign) => simple!.get(sign) ?? sign);
}
