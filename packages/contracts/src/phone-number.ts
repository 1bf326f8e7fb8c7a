/** Mainland China mobile numbers: eleven digits from 1, second and third digit as the carriers' ranges allow. */
const MOBILE = /^(?:\+86|0086)?(1(?:3\d|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8})$/;

/** The eleven digits alone, whatever prefix, spaces or dashes came with them; undefined when it is no such number. */
export const findMobileNumber = (text: string): string | undefined => MOBILE.exec(text.replace(/[\s-]/g, ''))?.[1];
