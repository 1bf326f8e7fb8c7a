import type { zh } from '../zh/dialogs.ts';

export const en: typeof zh = {
  close: 'Close',
  cancel: 'Cancel',
  saved: 'The file has been saved, go to the personal centre',
  savedText: 'It stands under “My creations”, ready to edit, share or buy.',
  toPersonalCentre: 'Go to the personal centre',
  stay: 'Keep drawing',
  refund: 'Ask for a refund',
  refundText: 'Contact customer service with your order number; we settle it one to one.',
  refundCall: (phone) => `Call ${phone}`,
  refundQr: 'QR code of customer service',
  preview: 'Logo preview',
  artFontPreview: 'Art-font preview',
  download: 'Download',
  previous: 'Previous',
  next: 'Next',
  slide: (index, total) => `${index} of ${total}`,
  mockUp: (index) => `Mock-up ${index}`,
  preparing: 'Preparing the mock-ups',
};
