import { canHold } from './holders.ts';
import type { Token } from './token.ts';
import { USUALLY_HOW } from './usually.data.ts';
import type { Loose } from './word-table-zh.ts';

const CLAWED = new Set(['crab', 'lobster', 'hermit-crab', 'crayfish', 'scorpion', 'shrimp', 'prawn', 'hairy-crab']);
/** The pliers of a crab are its claws. */
export const isClaw = ({ text }: Token, before: readonly Token[]): boolean =>
  /^(?:[大两一]?[只个对]?)?钳子?$/u.test(text) && before.some(({ thing }) => CLAWED.has(thing?.concept ?? ''));

/** Somebody who can hold things was named, and not as whom it is done for. */
export const isDoneInPicture = (tokens: readonly Loose[]): boolean => {
  // 戴眼镜看书: still of who was spoken of.
  const isOfTopic = ['verb', 'with', 'at'].includes(tokens[0]?.kind ?? '') && GOES_ON.test(tokens[0]!.text);
  if (isOfTopic) return tokens.every(({ kind }) => kind !== 'noun');
  const doer = tokens.findLastIndex((token) => token.kind === 'thing' && canHold({ token: { ...token, from: 0 } }));
  const before = tokens[doer - 1];
  // 儿童滑雪, 男士理发 tell for whom it is.
  const isAnybody = USUALLY_HOW.zh.has(tokens[doer]?.text ?? '') && before?.kind !== 'number';
  return (
    doer >= 0 &&
    !isAnybody &&
    !DONE_FOR.test(before?.text ?? '') &&
    // 戴着眼镜看书: what he wears or sits on does not keep him from it.
    !tokens
      .slice(doer + 1)
      .some(({ kind }, at, after) => (kind === 'thing' && !isJoinedBefore(after, at)) || kind === 'noun')
  );
};
/** 戴着眼镜, 坐在石头上: a deed of his stands before the thing. */
const isJoinedBefore = (tokens: readonly Loose[], at: number): boolean =>
  tokens.slice(0, at).some(({ kind, text }) => ['verb', 'with', 'at'].includes(kind) && text.length > 1);
/** Deeds of the body that say how somebody does something else, or that he is at it. */
const GOES_ON = /^(?:正?在|[戴穿坐站躺趴蹲骑靠倚披围系])/u;
const DONE_FOR = /^[教给帮让带陪为替]/u;

/** Somebody, a deed of the body and a piece of it. */
export const isOfBody = (doer: Token, deed: Token, limb: Token): boolean =>
  doer.kind === 'thing' &&
  canHold({ token: doer }) &&
  ['with', 'verb', 'exit', 'at', 'noun'].includes(deed.kind) &&
  BODY_DEED.test(deed.text) &&
  OWN_BODY.test(limb.text);
const BODY_DEED =
  /^(?:舔|托|捂|搓|举|挥|张|闭|眯|睁|咧|歪|嘟|噘|撅|翘|竖|伸|吐|摇|甩|晃|耷拉|抬|仰|低|昂|扭|缩|叉|盘|踮|挺|鼓|扇|拍打?|展|收|垂|抖|搓|蜷|弯|眨|瞪|龇|挠|光|赤|裸)(?:着|开|起|出|大|了|开着|大了)?$/u;
const OWN_BODY =
  /^(?:大?嘴巴?|眼睛?|双眼|尾巴|舌头|翅膀|双翅|耳朵|脑袋|头|手|双手|腿|双腿|脚|肚子|爪子|胡子|脖子|腰|屁股|牙|牙齿|背|膀子|上身|脚丫|脚板|身子)$/u;
