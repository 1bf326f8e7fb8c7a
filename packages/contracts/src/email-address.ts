/** An address as mail servers take it without quoting: what people really have. */
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const EMAIL_MAX = 254;

/** The address in the form accounts are known by, or undefined when it is none. */
export function findEmailAddress(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  return address.length <= EMAIL_MAX && EMAIL.test(address) ? address : undefined;
}
