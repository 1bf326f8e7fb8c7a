export type SmsSender = {
  /** Resolves once the provider has accepted the message; anything else throws. */
  sendCode(phone: string, code: string): Promise<void>;
};

/** A provider's refusal, in its own words: for the log, never for the visitor. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}

/** A public site without a provider: nothing can be sent, and a sandbox would show the codes to everybody. */
export const noSms: SmsSender = {
  sendCode: async () => {
    throw new SmsRefused('No SMS provider is configured');
  },
};

/** The web gives up after 5 s; a provider that takes longer has failed. */
export const SMS_TIMEOUT_MS = 4000;
export const CODE_MINUTES = 5;
