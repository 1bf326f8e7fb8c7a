import { crc32 } from 'node:zlib';

const PNG_START = 8;
const PNG_HEADER_BYTES = 25;
const XMP_NAMESPACE = 'http://ns.adobe.com/xap/1.0/\0';

export type AiOrigin = { producer: string; produceId: string };

/** The label that China's rule for AI-made content asks for inside the file, in the standard's own field names. */
const labelOf = ({ producer, produceId }: AiOrigin): string =>
  JSON.stringify({
    Label: '1',
    ContentProducer: producer,
    ProduceID: produceId,
    ReservedCode1: '',
    ContentPropagator: producer,
    PropagateID: produceId,
    ReservedCode2: '',
  });

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const xmpOf = (origin: AiOrigin): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">` +
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ` +
  `xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/" TC260:AIGC="${escape(labelOf(origin))}"/>` +
  `</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** Written into the file as it is: pixels are not touched and nothing is compressed again. */
export function labelPng(bytes: Uint8Array, origin: AiOrigin): Buffer {
  const content = Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmpOf(origin)}`);
  const typed = Buffer.concat([Buffer.from('iTXt'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  const split = PNG_START + PNG_HEADER_BYTES;
  return Buffer.concat([bytes.subarray(0, split), length, typed, check, bytes.subarray(split)]);
}

export function labelJpg(bytes: Uint8Array, origin: AiOrigin): Buffer {
  const content = Buffer.from(XMP_NAMESPACE + xmpOf(origin));
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  // The JFIF header has to stay the first segment.
  const split = bytes[3] === 0xe0 ? 4 + Buffer.from(bytes).readUInt16BE(4) : 2;
  return Buffer.concat([bytes.subarray(0, split), head, content, bytes.subarray(split)]);
}

export const labelSvg = (svg: string, origin: AiOrigin): string =>
  svg.replace('</title>', `</title><metadata>{"AIGC":${escape(labelOf(origin))}}</metadata>`);
