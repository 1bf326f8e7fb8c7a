import { artDoc } from '@markwright/logo';
import { expect, test } from 'vitest';
import { resetDialogs, showDialog, useDialogs } from './dialogs.ts';

const doc = artDoc({ name: '星河', style: 'neon' }, () => true);

test('one dialog is open at a time and carries what it shows', () => {
  showDialog({ kind: 'share', creationId: 'c1', logoUrl: '/a.png' });
  showDialog({ kind: 'artFontPreview', doc, purchased: 'hd', creationId: 'c1' });
  expect(useDialogs.getState().current).toEqual({
    kind: 'artFontPreview',
    doc,
    purchased: 'hd',
    creationId: 'c1',
  });
});

test('[S4.13] reset closes whatever is open', () => {
  for (const dialog of [
    { kind: 'refund' },
    { kind: 'logoPreview', logoUrl: '/c.png' },
    { kind: 'share', creationId: 'c1', logoUrl: '' },
    { kind: 'artFontPreview', doc, purchased: null },
    { kind: 'confirm', title: 't', confirmLabel: 'ok', onConfirm: () => undefined },
  ] as const) {
    showDialog(dialog);
    expect(useDialogs.getState().current).toEqual(dialog);
    resetDialogs();
    expect(useDialogs.getState().current).toBeNull();
  }
});
