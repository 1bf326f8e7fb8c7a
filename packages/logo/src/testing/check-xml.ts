const NAME = String.raw`[A-Za-z][\w:.-]*`;
const TOKEN = new RegExp(
  String.raw`<(/)?(${NAME})((?:\s+${NAME}="[^"<&]*(?:&(?:amp|lt|gt|quot|#39);[^"<&]*)*")*)\s*(/)?>|([^<]+)`,
  'y',
);

/** Reads a whole XML text strictly (one root, closed tags, unique attributes, known entities); throws where it is broken. */
export function checkXml(xml: string): { elements: number } {
  const open: string[] = [];
  let elements = 0;
  let roots = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(xml);
    if (!found) throw new Error(`Broken XML at ${at}: ${xml.slice(at, at + 60)}`);
    const [, closing, name = '', attributes = '', selfClosing, text] = found;
    if (text !== undefined) {
      if (open.length === 0 && text.trim() !== '') throw new Error('Text outside the root');
      if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(text)) throw new Error(`Bare ampersand: ${text}`);
      if (/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u.test(text)) throw new Error('Forbidden character');
      continue;
    }
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    const keys = Array.from(attributes.matchAll(/([\w:.-]+)="/g), (match) => match[1]);
    if (new Set(keys).size !== keys.length) throw new Error(`<${name}> repeats an attribute`);
    if (/NaN|Infinity|undefined/.test(attributes))
      throw new Error(`<${name}> has a broken number: ${attributes.slice(0, 80)}`);
    elements += 1;
    if (open.length === 0) roots += 1;
    if (!selfClosing) open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is never closed`);
  if (roots !== 1) throw new Error(`${roots} roots`);
  return { elements };
}
