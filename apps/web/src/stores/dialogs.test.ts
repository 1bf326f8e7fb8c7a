import { expect, test } from 'vitest';
import { dialogFlags, resetDialogs, showDialog, useDialogs } from './dialogs.ts';

const flags = () => dialogFlags(useDialogs.getState());

test('[S3.13] every flag can be read off the open dialog', () => {
  showDialog({ kind: 'share', creationId: 'c1', logoUrl: '/a.png' });
  expect(flags()).toMatchObject({ showShare: true, creationId: 'c1', logoUrl: '/a.png', showRefund: false });
  showDialog({ kind: 'artFontPreview', imageUrl: '/b.png', svg: '<svg/>', purchased: true });
  expect(flags()).toMatchObject({
    showArtfontPreview: true,
    artfontUrl: '/b.png',
    artfontSvg: '<svg/>',
    purchased: true,
    showShare: false,
  });
  showDialog({ kind: 'logoPreview', logoUrl: '/c.png' });
  expect(flags()).toMatchObject({ showLogoPreview: true, logoUrl: '/c.png', purchased: false });
});

test('[S4.13] reset closes whatever is open', () => {
  for (const dialog of [
    { kind: 'refund' },
    { kind: 'logoPreview', logoUrl: '/c.png' },
    { kind: 'share', creationId: 'c1', logoUrl: '' },
    { kind: 'confirm', title: 't', confirmLabel: 'ok', onConfirm: () => undefined },
  ] as const) {
    showDialog(dialog);
    expect(Object.values(flags())).toContain(true);
    resetDialogs();
    expect(Object.values(flags())).not.toContain(true);
  }
});
