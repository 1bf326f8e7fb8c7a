import type { Language } from '@markwright/contracts';
import { createTransport, type Transporter } from 'nodemailer';
import { CODE_MINUTES } from '../sms/sms-sender.ts';

export type MailSender = {
  /** Resolves once the mail server has accepted the message; anything else throws. */
  sendCode(address: string, code: string, language: Language): Promise<void>;
  sendInvoice(address: string, outTradeNo: string, file: MailFile, language: Language): Promise<void>;
};
type MailFile = { name: string; type: string; bytes: Buffer };

/** The web gives up after 5 s; a mail server that takes longer has failed. */
const TIMEOUT_MS = 4000;

const TEXTS = {
  zh: {
    subject: (code: string) => `方格登录验证码 ${code}`,
    text: (code: string) =>
      `你的登录验证码是 ${code}，${CODE_MINUTES} 分钟内有效。\n\n如果不是你本人在登录，请忽略这封邮件，不要把验证码告诉任何人。`,
    invoiceSubject: (no: string) => `方格发票，订单 ${no}`,
    invoice: (no: string) => `你申请的发票已经开好，见附件。\n\n订单号：${no}\n在个人中心的订单里也可以随时下载。`,
  },
  en: {
    subject: (code: string) => `${code} is your Markwright code`,
    text: (code: string) =>
      `Your sign-in code is ${code}. It is valid for ${CODE_MINUTES} minutes.\n\nIf you did not ask for it, ignore this e-mail and tell nobody the code.`,
    invoiceSubject: (no: string) => `Your Markwright invoice, order ${no}`,
    invoice: (no: string) =>
      `The invoice you asked for is attached.\n\nOrder: ${no}\nYou can also download it from your orders in the personal centre.`,
  },
};

/** Codes by any SMTP server: `smtp://user:password@host:587`, or `smtps://…:465`. */
export const smtpMail = (url: string, from: string): MailSender =>
  mailBy(
    createTransport({ url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }),
    from,
  );

export const mailBy = (transport: Pick<Transporter, 'sendMail'>, from: string): MailSender => ({
  async sendCode(address, code, language) {
    const { subject, text } = TEXTS[language];
    await transport.sendMail({ from, to: address, subject: subject(code), text: text(code) });
  },
  async sendInvoice(address, outTradeNo, { name, type, bytes }, language) {
    const { invoiceSubject, invoice } = TEXTS[language];
    const attachments = [{ filename: name, contentType: type, content: bytes }];
    await transport.sendMail({
      from,
      to: address,
      subject: invoiceSubject(outTradeNo),
      text: invoice(outTradeNo),
      attachments,
    });
  },
});
