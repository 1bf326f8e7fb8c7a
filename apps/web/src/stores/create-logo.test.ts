import { expect, test } from 'vitest';
import { shellMessages } from '../i18n/shell.ts';
import { useAiFont } from './ai-font.ts';
import { useCreateLogo, useCurrentLogo } from './create-logo.ts';

test('[S3.4] the flow starts at step 1 of 4 with nothing filled in, as an online logo design', () => {
  expect(useCreateLogo.getInitialState()).toMatchObject({
    currentPage: 1,
    totalNextPage: 4,
    logoName: '',
    slogan: '',
    description: '',
    color: 0,
    fontList: [],
  });
  expect(shellMessages.zh.logoTypes[useCreateLogo.getInitialState().logoType]).toBe('在线标志设计');
});

test('[S3.5][S3.6] the art-font flow and the edited logo start empty', () => {
  expect(useAiFont.getInitialState()).toMatchObject({ logoName: '', keywordId: '' });
  expect(useCurrentLogo.getInitialState()).toEqual({ currJson: '', iconId: '', creationId: '' });
});
