const PART = /^[\p{L}\p{N}][\p{L}\p{N}._ +-]*$/u;

/** Keys are plain relative paths: no empty, dot-leading or special parts, so none can leave the storage folder. */
export function checkKey(key: string): string {
  const parts = key.split('/');
  if (key.length > 512 || !parts.every((part) => PART.test(part) && !part.endsWith('.'))) {
    throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
  }
  return key;
}
