import { expect, test } from 'vitest';
import { readDescription } from './read-description.ts';
import { scenesAbout, withThirdSaid } from './scenes-said.ts';
import { shownBy } from '../choose/depicted-concepts.ts';
import { togetherMarks } from '../choose/thing-marks.ts';

const thirdIn = (text: string) => {
  const said = readDescription(text);
  const { subject, object, third } = withThirdSaid(said.scenes[0]!, said);
  return [subject, object, third?.concept, third?.relation];
};

test.each([
  ['一只猫坐在月亮上看星星', ['cat', 'moon', 'star', 'facing']],
  ['熊、蜂蜜和小屋', ['bear', 'honey', 'hut', 'and']],
  ['山、月亮和船', ['moon', 'mountain', 'boat', 'and']],
  ['a cat holding a fish under the moon', ['cat', 'fish', 'moon', 'under']],
  // What the second of the two wears is not worn by the first.
  ['a sparrow on a scarecrow, the scarecrow wearing a straw hat', ['sparrow', 'scarecrow', 'straw-hat', 'and']],
  // Whoever sits on one of the two has both of them below.
  ['an elephant carrying a sofa, a mouse on the sofa', ['elephant', 'sofa', 'mouse-animal', 'under']],
])('%s names three things', (text, expected) => {
  expect(thirdIn(text)).toEqual(expected);
});

test.each([
  'a koi fish holding a lantern',
  'an otter holding a letter',
  '一艘船载着月亮，江边小酒馆',
  'three bears in a boat, a star',
])('%s is a picture of two', (text) => {
  const said = readDescription(text);
  expect(withThirdSaid(said.scenes[0]!, said).third).toBeUndefined();
});

test('a mark of three things says that it shows three', () => {
  const said = readDescription('一只猫坐在月亮上看星星');
  const [idea] = togetherMarks(withThirdSaid(said.scenes[0]!, said), 1);
  expect(shownBy(idea!.draw()!.source)).toEqual({ things: ['cat', 'moon', 'star'], relation: 'on' });
});

test('where no scene is about the thing of the name, it stands with what was named', () => {
  const said = readDescription('露营地，帐篷上的星空，萤火虫', '萤火虫露营');
  const [main] = said.things;
  expect(scenesAbout(main!, said)[0]).toMatchObject({ subject: 'firefly', relation: 'and' });
});

test('a thing that was named alone has no scene', () => {
  for (const text of ['a koi fish', '一只猫']) {
    const said = readDescription(text);
    expect(scenesAbout(said.things[0]!, said)).toEqual([]);
  }
});
