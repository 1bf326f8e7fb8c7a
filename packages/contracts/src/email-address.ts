/** An address as mail servers take it without quoting: what people really have. */
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const EMAIL_MAX = 254;

/** The address in the form accounts are known by, or undefined when it is none. */
export function findEmailAddress(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  return address.length <= EMAIL_MAX && EMAIL.test(address) ? address : undefined;
}

const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox an address is delivered to, so that one person counts once: what follows a plus sign is the owner's own note,
 * and dots say nothing in Gmail's addresses. For counting only; who is who is told by the address itself.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const box = local.slice(0, local.indexOf('+', 1) < 0 ? undefined : local.indexOf('+', 1));
  return GMAIL.includes(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}
