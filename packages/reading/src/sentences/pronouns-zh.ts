import { findConcept } from '@markwright/marks';
import { canHold, conceptOf } from './holders.ts';
import type { Token } from './token.ts';
import type { Topic } from './topic.ts';

/** 画它睡在蒸笼上, 让它坐在木盆里; 它的嘴 speaks of a piece, 它们 of several. */
const IT = /[它牠](?![的们])/u;

const isAnimal = (node: { token: Token }): boolean =>
  canHold(node) && ['animals', 'myth', 'species'].includes(findConcept(conceptOf(node))?.theme ?? '');

/** 剩我跟一只花猫。…画它睡在蒸笼上: who is meant, where nobody who is spoken of could be. */
export function withAntecedent(
  tokens: readonly Token[],
  said: string,
  named: readonly Token[],
  topic: Topic | undefined,
): Token[] {
  const at = said.search(IT);
  const who = named.findLast((token) => isAnimal({ token }));
  const isKnown = (topic && isAnimal(topic.subject)) || tokens.some((token) => isAnimal({ token }));
  // 它把面具推到头顶
  if (at >= 0 && topic && isAnimal(topic.subject) && tokens[0]?.kind === 'take')
    return [{ ...topic.subject.token, from: at }, ...tokens];
  if (at < 0 || !who || isKnown) return [...tokens];
  const place = tokens.filter(({ from }) => from < at).length;
  return [
    ...tokens.slice(0, place),
    { kind: 'number', text: '这', count: 1, from: at },
    { ...who, from: at },
    ...tokens.slice(place),
  ];
}
