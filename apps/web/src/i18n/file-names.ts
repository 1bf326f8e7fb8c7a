/** Before the time in the name of an art font's archive; Chinese in both languages, as the specification says. */
export const ART_FONT_ARCHIVE = '高清logo';

/** The leaflet in every archive carries a Chinese name, whatever language the buyer reads: the product's own choice. */
export const USAGE_FILE = '使用说明.txt';
