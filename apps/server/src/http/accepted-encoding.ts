export type Encoding = 'br' | 'gzip' | 'identity';

/** The shortest form that the client says it can read. */
export function acceptedEncoding(accepted: string | string[] = ''): Encoding {
  const offered = String(accepted);
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(offered)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(offered) ? 'gzip' : 'identity';
}
