import { isElement, type SvgElement } from './read-svg.ts';

export type Declarations = ReadonlyMap<string, string>;

/** `fill:#f60; stroke: none` as pairs. */
function readDeclarations(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const value = declaration.slice(colon + 1).split('!')[0] ?? '';
    found.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim());
  }
  return found;
}

/**
 * Drawing programs put colours into a `<style>` of plain rules (`.cls-1 { fill: #f60 }`). Rules with one class, id or
 * element name are read and end up as attributes; every other kind of CSS is left out.
 */
export function readStyleRules(root: SvgElement): Map<string, Declarations> {
  const rules = new Map<string, Map<string, string>>();
  const visit = (element: SvgElement): void => {
    for (const child of element.children.filter(isElement)) visit(child);
    if (element.name !== 'style') return;
    const text = withoutComments(element.children.map((child) => (isElement(child) ? '' : child)).join(''));
    for (const rule of text.split('}')) {
      const brace = rule.indexOf('{');
      if (brace < 0) continue;
      const declarations = readDeclarations(rule.slice(brace + 1));
      for (const selector of rule.slice(0, brace).split(',')) {
        const known = rules.get(selector.trim()) ?? new Map<string, string>();
        for (const [name, value] of declarations) known.set(name, value);
        rules.set(selector.trim(), known);
      }
    }
  };
  visit(root);
  return rules;
}

function withoutComments(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let start = text.indexOf('/*'); start >= 0; start = text.indexOf('/*', from)) {
    parts.push(text.slice(from, start));
    const end = text.indexOf('*/', start + 2);
    from = end < 0 ? text.length : end + 2;
  }
  return parts.join('') + text.slice(from);
}

/** What CSS says of one element: by its name, its classes, its id, then its own `style`. */
export function styleOf({ name, attributes }: SvgElement, rules: ReadonlyMap<string, Declarations>): Declarations {
  const classes = (attributes.get('class') ?? '').split(' ').filter(Boolean);
  const selectors = [name, ...classes.map((each) => `.${each}`), `#${attributes.get('id') ?? ''}`];
  const style = new Map<string, string>();
  for (const selector of selectors) {
    for (const [property, value] of rules.get(selector) ?? []) style.set(property, value);
  }
  for (const [property, value] of readDeclarations(attributes.get('style') ?? '')) style.set(property, value);
  return style;
}
