/** The path a request really asks for: decoded once, as the router does, so that no other spelling slips past a rule. */
export function requestPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(/(?:%[0-9a-f]{2})+/gi, decodeOrKeep);
}

/** What is no text stays as it is: the router refuses it, and the rest decides how the refusal is worded. */
function decodeOrKeep(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

/** The visitors' calls and the operators'. */
export const isApiUrl = (url: string): boolean => /^(?:\/desk)?\/api(?:\/|$)/.test(requestPath(url));
