import type { Language } from '@markwright/contracts/envelope';

const FORMATS: Record<Language, Intl.DateTimeFormat> = {
  zh: new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Shanghai' }),
};

/** The day something was published, the same on the server and wherever it is read. */
export const pageDate = (iso: string, language: Language): string => FORMATS[language].format(new Date(iso));
