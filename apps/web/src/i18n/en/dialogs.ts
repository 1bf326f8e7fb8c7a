import type { zh } from '../zh/dialogs.ts';

export const en: typeof zh = {
  close: 'Close',
  cancel: 'Cancel',
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
