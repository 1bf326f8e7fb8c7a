export type Language = 'zh' | 'en';

export const DEFAULT_LANGUAGE: Language = 'zh';
export const LANGUAGE_COOKIE = 'lang';
export const APP_SIGN_HEADER = 'app-sign';
export const TOKEN_HEADER = 'authorization';
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** The one code that means success; every other code is a row of the error table. */
export const OK_CODE = 200;

/** Every JSON reply of the API, whatever happened: HTTP is 200 and `code` carries the outcome. */
export type Envelope<Data = unknown> = { code: number; msg: string; data: Data | null };
