import type { zh } from '../zh/order.ts';

export const en: typeof zh = {
  title: 'Your order',
  note: 'Buy once, use it commercially, for ever.',
  gateTitle: 'Sign in to order',
  gateText: 'An order is kept under your name; sign in and carry on from here.',
  signIn: 'Sign in',
  emptyTitle: 'There is nothing to buy yet',
  emptyText: 'Draw a logo first, and buy it once you like it.',
  action: 'Make a logo',
};
