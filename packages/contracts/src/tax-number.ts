/** GB 32100-2015: letters that look like digits are left out, and the last sign proves the rest. */
const CREDIT_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CREDIT_CODE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;
const PERSON_CODE = /^\d{17}[\dX]$/;
const PERSON_PROOFS = '10X98765432';
/** Numbers from before 2015, and those of traders who use a person's number with two signs more. */
const OLDER = /^(?:[0-9A-Z]{15}|[0-9A-Z]{17}|[0-9A-Z]{20})$/;

/** A taxpayer's number as the tax office writes it; undefined when it is none, or one digit is wrong. */
export function findTaxNumber(text: string): string | undefined {
  const number = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return isCreditCode(number) || isPersonCode(number) || OLDER.test(number) ? number : undefined;
}

function isCreditCode(number: string): boolean {
  if (!CREDIT_CODE.test(number)) return false;
  let sum = 0;
  for (let place = 0, weight = 1; place < 17; place += 1, weight = (weight * 3) % 31) {
    sum += CREDIT_SIGNS.indexOf(number.charAt(place)) * weight;
  }
  return CREDIT_SIGNS.charAt((31 - (sum % 31)) % 31) === number.charAt(17);
}

function isPersonCode(number: string): boolean {
  if (!PERSON_CODE.test(number)) return false;
  let sum = 0;
  for (let place = 0; place < 17; place += 1) sum += Number(number.charAt(place)) * (2 ** (17 - place) % 11);
  return PERSON_PROOFS.charAt(sum % 11) === number.charAt(17);
}
