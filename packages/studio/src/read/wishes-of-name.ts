import { NAME_WISHES, NO_WISHES } from './name-wishes.data.ts';

const LONGEST = 2;

/** What a name wishes, as pictures that stand for it: 福满楼 a gourd, "Lucky Penny" a clover; the head of the name first. */
export function wishesOfName(name: string): string[] {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  const characters = Array.from(name.replace(NO_WISHES, ' '));
  const found = characters.flatMap((_, at) => {
    for (let length = LONGEST; length > 0; length -= 1) {
      const known = NAME_WISHES.get(characters.slice(at, at + length).join(''));
      if (known) return known;
    }
    return [];
  });
  return [...new Set([...found, ...words.flatMap((word) => NAME_WISHES.get(word) ?? [])])];
}
