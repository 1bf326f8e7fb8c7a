/** One element of a drawing. What a surface makes of its path data is kept with it, so that it is made once. */
export type DrawingElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: DrawingElement[];
  shape?: object;
};

export type Drawing = {
  root: DrawingElement;
  /** Elements that others refer to. */
  byId: ReadonlyMap<string, DrawingElement>;
  view: { x: number; y: number; width: number; height: number };
};

const SPACE = 32;
const SLASH = 47;

function readAttributes(text: string, from: number): Record<string, string> {
  const attributes: Record<string, string> = {};
  let at = from;
  for (;;) {
    const equals = text.indexOf('="', at);
    if (equals < 0) return attributes;
    const end = text.indexOf('"', equals + 2);
    if (end < 0) throw new Error('An attribute is never closed');
    attributes[text.slice(at, equals).trim()] = text.slice(equals + 2, end);
    at = end + 1;
  }
}

function readTag(text: string): DrawingElement {
  let end = 0;
  while (end < text.length && text.charCodeAt(end) > SPACE && text.charCodeAt(end) !== SLASH) end += 1;
  return { tag: text.slice(0, end), attributes: readAttributes(text, end), children: [] };
}

/** The extent a drawing says it has. */
export function viewOf(svg: string): Drawing['view'] {
  const start = svg.indexOf('viewBox="') + 9;
  const [x = 0, y = 0, width = 0, height = 0] = svg.slice(start, svg.indexOf('"', start)).split(' ').map(Number);
  return { x, y, width, height };
}

/**
 * Reads a drawing that this package has printed: closed elements, attributes in double quotes without `>`, no text
 * but the title. It is not an SVG reader for anybody else's files.
 */
export function readDrawing(svg: string): Drawing {
  const byId = new Map<string, DrawingElement>();
  const open: DrawingElement[] = [];
  let root: DrawingElement | undefined;
  for (let from = svg.indexOf('<'); from >= 0;) {
    const to = svg.indexOf('>', from);
    if (to < 0) throw new Error('An element is never closed');
    if (svg.charCodeAt(from + 1) === SLASH) open.pop();
    else {
      const element = readTag(svg.slice(from + 1, to));
      open.at(-1)?.children.push(element);
      root ??= element;
      if (element.attributes.id) byId.set(element.attributes.id, element);
      if (svg.charCodeAt(to - 1) !== SLASH) open.push(element);
    }
    from = svg.indexOf('<', to);
  }
  if (root?.tag !== 'svg' || open.length > 0) throw new Error('Not a drawing of ours');
  return { root, byId, view: viewOf(svg) };
}
