import { crc32 } from 'node:zlib';
import { xmpOf, xmpPacketOf, type AiOrigin } from './hidden-label.ts';

const PNG_START = 8;
const PNG_HEADER_BYTES = 25;
const XMP_NAMESPACE = 'http://ns.adobe.com/xap/1.0/\0';

/** Written into the file as it is: pixels are not touched and nothing is compressed again. */
export function labelPng(bytes: Uint8Array, origin: AiOrigin): Buffer {
  const content = Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmpPacketOf(origin)}`);
  const typed = Buffer.concat([Buffer.from('iTXt'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  const split = PNG_START + PNG_HEADER_BYTES;
  return Buffer.concat([bytes.subarray(0, split), length, typed, check, bytes.subarray(split)]);
}

export function labelJpg(bytes: Uint8Array, origin: AiOrigin): Buffer {
  const content = Buffer.from(XMP_NAMESPACE + xmpPacketOf(origin));
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  // The JFIF header has to stay the first segment.
  const split = bytes[3] === 0xe0 ? 4 + Buffer.from(bytes).readUInt16BE(4) : 2;
  return Buffer.concat([bytes.subarray(0, split), head, content, bytes.subarray(split)]);
}

/** Behind the title where there is one, since a title has to come first; else behind the opening tag. */
export function labelSvg(svg: string, origin: AiOrigin): string {
  const start = /^[\s\S]*?<svg\b[^>]*>(\s*<title>[\s\S]*?<\/title>)?/.exec(svg)?.[0];
  if (start === undefined) throw new Error('A drawing without an <svg> element cannot be labelled');
  return `${start}<metadata>${xmpOf(origin)}</metadata>${svg.slice(start.length)}`;
}
