import { expect, test } from 'vitest';
import type { Edit } from './command.ts';
import { varyEdits } from './apply/vary-edits.ts';
import { describeEdit } from './describe-edit.ts';
import { readRequest } from './read/read-request.ts';

test('a wish is told in a few words of both languages before anything is done', () => {
  const told = (request: string) =>
    readRequest(request, { name: '海边面包' }).edits.map((edit) => describeEdit(edit).zh);
  expect(told('字再粗一点，背景用米色，图放左边')).toEqual(['名字粗一点', '背景用米色', '图放左边']);
  expect(describeEdit({ do: 'text.set', of: 'slogan', text: 'Fresh' })).toEqual({
    zh: '口号改成「Fresh」',
    en: 'the slogan: “Fresh”',
  });
  expect(describeEdit({ do: 'color.set', of: 'mark', color: '#ff6000' }).en).toContain('#ff6000');
});

test('four variations of a wish differ by degree or shade, and a number stays that number', () => {
  const varied = (edit: Edit) => [0, 1, 2, 3].map((turn) => JSON.stringify(varyEdits([edit], turn)));
  expect(new Set(varied({ do: 'color.warmer', much: 'bit' })).size).toBe(4);
  expect(new Set(varied({ do: 'ground.set', color: 'navy', hex: '#14233f' })).size).toBe(4);
  expect(new Set(varied({ do: 'ground.set', color: '#14233f', hex: '#14233f' })).size).toBe(1);
  expect(varied({ do: 'mark.remove' })[3]).toBe(varied({ do: 'mark.remove' })[0]);
});
