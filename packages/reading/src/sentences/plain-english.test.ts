import { expect, test } from 'vitest';
import { inPlainEnglish } from './plain-english.ts';

const SAID = `
a fox wi a lantern, dinnae gie me a crown = a fox with a lantern, do not give me a crown
I want wan goat wey dey carry basket for head = I want one goat that carry basket on his head
otter ridin a skateboard n wearin a lil cap pls = otter riding a skateboard and wearing a little cap please
we should very much like a snail = we want a snail
a kopi cup, got one small myna = a kopi cup, with one small myna
its a hat for my dad = it's a hat for my dad
a bat hanging by one foot from a tap = a bat hanging from a tap
his shell isn't a shell, it's a quilt = his shell is a quilt
the moon, but it's a slice of lemon = the moon shaped like a slice of lemon
a skateboarding pineapple = a pineapple riding a skateboard
a pipe-smoking badger = a badger holding a pipe
instead of a face the sunflower has a clock = the sunflower with a clock instead of a face
Gary is a goose. Gary wears a hat = Gary is a goose. He wears a hat
jalapeño piñata = jalapeno pinata
`.trim();

for (const line of SAID.split('\n')) {
  const [typed = '', plain = ''] = line.split(' = ');
  test(`"${typed}" says "${plain}"`, () => {
    expect(inPlainEnglish(typed).replace(/ +/gu, ' ')).toBe(plain);
  });
}

const AS_IT_IS = [
  'a robin within a cabin',
  'free wi fi and tae kwon do',
  'the O is a toad, the w is a wave',
  'a paraffin lamp on a pumpkin',
  'the kind of lamp you know how to fill',
  '一只狐狸',
];
for (const text of AS_IT_IS) test(`"${text}" stays`, () => expect(inPlainEnglish(text)).toBe(text));

test('said twice it says the same', () => {
  for (const line of SAID.split('\n')) {
    const once = inPlainEnglish(line.split(' = ')[0]!);
    expect(inPlainEnglish(once)).toBe(once);
  }
});
