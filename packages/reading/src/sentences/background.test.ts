import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const drawnIn = (text: string) =>
  readText(text)
    .things.filter(({ role }) => role === 'subject' || role === 'object')
    .map(({ concept }) => concept);

test.each([
  ['My uncle reckons a lion, my sister says tulips. I pay the bill, so: a plain kettle', ['kettle']],
  ['Then I drove a tram for years and my wife kept rabbits. We sell soap now. Please draw a whale', ['whale']],
  ['Our nan passed away in May, she loved her parrot, her piano. Please draw a teapot on a stool', ['teapot', 'stool']],
  ['A fan of exactly five carrots tied with a ribbon, one for each of our dogs', ['carrot', 'ribbon']],
  ['We mend the boots and we sell laces. An old kettle with a fern in it', ['kettle', 'fern']],
  ['A bee on a daisy. Lovely work so far', ['bee', 'daisy']],
])('%s: only what is wished for is drawn', (text, drawn) => {
  expect(drawnIn(text)).toEqual(drawn);
});

test('a story with nothing else in it is drawn', () => {
  expect(drawnIn('my grandson says an otter holding a lantern')).toEqual(['otter', 'lantern']);
});
