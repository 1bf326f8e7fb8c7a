const MARKUP = /<!DOCTYPE|<!ENTITY/i;

/** The platform's envelopes are flat and never declare anything: what does is not from the platform. */
export const declaresEntities = (xml: string): boolean => MARKUP.test(xml);

/** One field of a flat envelope. Nothing is expanded, so there is nothing to blow up. */
export function xmlField(xml: string, name: string): string {
  const open = xml.indexOf(`<${name}>`);
  const close = xml.indexOf(`</${name}>`, open);
  if (open < 0 || close < 0) return '';
  const content = xml.slice(open + name.length + 2, close).trim();
  return content.startsWith('<![CDATA[') && content.endsWith(']]>') ? content.slice(9, -3) : content;
}

/** Text that cannot end its own wrapper. */
export const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
