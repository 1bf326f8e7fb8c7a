import type { zh } from '../zh/legal.ts';

export const en: typeof zh = {
  terms: [
    '1. Account. Signing in makes an account for you alone. Take care of the phone and the WeChat account that open it.',
    '2. Your content. Names, slogans and pictures you give us stay yours; you confirm that you may use them and that they break no law and nobody’s rights.',
    '3. Designs. Unbought designs carry a watermark and are for preview. Bought ones may be used commercially for ever, within the package you chose. Catalogue marks are not exclusive, and registration is the trademark office’s decision.',
    '4. Not allowed. Getting around the watermark or the payment, bulk copying, and unlawful content. We may close accounts that do so.',
    '5. Refunds. Reach us through the customer-service QR code on the order page.',
    '6. Liability. We do our best to keep the service up and your data safe, and restore it quickly after events beyond our control. Important changes are announced at sign-in.',
  ],
  privacy: [
    '1. What we collect. Your phone number or WeChat account identifier, to sign you in; your WeChat name and picture only after you agree; your designs, orders and downloads.',
    '2. Why. To sign you in, keep your designs, fulfil orders, and stop abuse of text messages and accounts. Not for advertising, and never sold.',
    '3. Where. On this site’s servers. Codes and sign-in tokens are kept only as irreversible digests. Drafts made before signing in stay in your browser.',
    '4. With whom. Only with the SMS, WeChat and payment providers, and only what each needs for its part.',
    '5. Cookies. They remember your language and tie the sign-in QR code to your browser. There are no tracking cookies.',
    '6. Your rights. You can see, change and delete your data, and ask for your account to be closed through the phone number in the footer.',
  ],
};
