import type { zh } from '../zh/personal-centre.ts';

export const en: typeof zh = {
  title: 'My studio',
  gateTitle: 'Sign in to see your work',
  gateText: 'Creations, orders and AI logos are kept in your account.',
  signIn: 'Sign in',
  lists: 'My things',
  creations: 'My creations',
  orders: 'My orders',
  aiLogos: 'AI logos',
  noCreations: 'The shelf is empty',
  noCreationsText: 'Logos you save stand here.',
  noOrders: 'No orders',
  noOrdersText: 'Logos you have bought are listed here with their payment.',
  noAiLogos: 'No AI logos',
  noAiLogosText: 'Logos drawn by AI stand here, run by run.',
  action: 'New logo',
};
