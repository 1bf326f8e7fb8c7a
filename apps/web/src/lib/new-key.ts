/** A key nobody else will make. Not `randomUUID`: a shop tried over plain http on the local network has none. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
