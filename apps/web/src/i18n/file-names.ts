/** Before the time in the name of an art font's archive; Chinese in both languages, as the specification says. */
export const ART_FONT_ARCHIVE = '高清logo';

/** The leaflet in every archive, in the buyer's language. */
export const USAGE_FILES = { zh: '使用说明.txt', en: 'How to use.txt' } as const;
