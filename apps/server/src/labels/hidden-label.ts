import { DIGITAL_SOURCES, LABEL_RULES } from './label-rules.ts';

/** Who made the picture, under which number, and whether a trained model painted a part of it. */
export type AiOrigin = { producer: string; produceId: string; source?: keyof typeof DIGITAL_SOURCES };

const plain = (text: string): string => text.replace(LABEL_RULES.allowed, '');

/** The seven fields of Annex E, in the standard's names and order. */
export const labelOf = ({ producer, produceId }: AiOrigin): string =>
  JSON.stringify({
    Label: LABEL_RULES.labelValue,
    ContentProducer: plain(producer),
    ProduceID: plain(produceId),
    ReservedCode1: '',
    ContentPropagator: plain(producer),
    PropagateID: plain(produceId),
    ReservedCode2: '',
  });

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The label as XMP, with the kind of source beside it. */
export const xmpOf = (origin: AiOrigin): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
  `<rdf:Description rdf:about="" xmlns:TC260="${LABEL_RULES.namespace}" ` +
  `xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" TC260:AIGC="${escapeXml(labelOf(origin))}" ` +
  `Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCES[origin.source ?? 'rules']}"/></rdf:RDF></x:xmpmeta>`;

/** As a file carries it, between the marks that programs search for. */
export const xmpPacketOf = (origin: AiOrigin): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>${xmpOf(origin)}<?xpacket end="w"?>`;
