import { createTransport } from 'nodemailer';
import type { Db } from '../db/open-db.ts';
import { mailBy, type MailSender } from '../providers/mail/mail-sender.ts';
import { addItem } from './sandbox-items.ts';

/** A mail server played here: letters are written by the same library and land in the inbox of `/sandbox`. */
export function sandboxMail(db: Db, from: string): MailSender {
  const transport = createTransport({
    name: 'sandbox',
    version: '1',
    send(mail, done) {
      const { messageId, envelope } = { messageId: mail.message.messageId(), envelope: mail.message.getEnvelope() };
      const text = typeof mail.data.text === 'string' ? mail.data.text : '';
      const value = { address: envelope.to[0] ?? '', subject: String(mail.data.subject ?? ''), text };
      const files = (mail.data.attachments ?? []).map(({ filename }) => String(filename)).join(', ');
      const code = files ? '' : (/\d{6}/.exec(text)?.[0] ?? '');
      addItem(db, 'mail', messageId, { ...value, files, code }).then(
        () => done(null, { messageId, envelope }),
        (error: Error) => done(error, { messageId, envelope }),
      );
    },
  });
  return mailBy(transport, from);
}
