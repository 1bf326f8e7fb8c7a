const SUBJECT_EN =
  /^(?:the|that|this|these|those|my|our|your|his|her|its?|it's|its|they|they're|we|we're|i|i'm|you|you've|there|there's|here's|he|he's|she|she's|that's|[a-z]+'?s?|both [a-z]+)\b/iu;
const FINITE_EN =
  /(?:\b(?:is|are|was|were|isn't|isnt|aren't|looks?|looked|feels?|felt|seems?|reads?|says?|said|has|had|got|gets|reminds?|reminded|became|becomes?|turned|came|comes|makes? (?:me|us|people|it look)|will|won't|i'm|it's|that's|there's|they're|we're|he's|she's)\b|[a-z]'s (?:a|an|the|sat|stuck|sitting|hanging|buried|so|too|all|just|only|still|very|really|kind|sort)\b)/iu;
const REQUEST_EN =
  /\b(?:should|shd|could|can|would|must|needs?|ought|please|pls|plz|want|wants|wanted|i'd|we'd|love|prefer|fancy|make|put|give|turn|change|swap|switch|replace|let's|let|try|use|using|go|add|wish|may|might|supposed to|meant to|has to|have to|had better|rather|instead|how about|what about|what if|calls?|called|now|set|get rid|remove|lose|drop|ditch|bring|bump|take|move|shift|keep|do|have|spelt|spelled)\b/iu;
const STATES_ZH =
  /(?:^|[^不要就可还])(?:是|像|好像|显得|看着|看起来|看上去|有一?[个种股]|现在这|目前这|本来|原来|已经|以前|之前)|谁|哪[有里家]/u;
const REQUEST_ZH =
  /要|换|改|加|弄|调|搞|整|做成|用|再|更|一点|一些|点儿?$|些$|能不|可以|可不|行不|想|希望|最好|别|甭|去掉|拿掉|删|应该|把|放|变|试|来[个点]|给我|帮|撤|留|就好|就行|那种$|才对|不如|得[要换改加]|成/u;

/** Whether a clause tells how things are, and asks for nothing: what it names is there already, or is only spoken of. */
export function isStatement(text: string): boolean {
  if (/\p{Script=Han}/u.test(text)) return STATES_ZH.test(text) && !REQUEST_ZH.test(text);
  return SUBJECT_EN.test(text) && FINITE_EN.test(text) && !REQUEST_EN.test(text);
}

const ORDER_EN =
  /^(?:(?:please|and|also|then) )*(?!(?:like|with|for|on|at|in|of|as|than|to|from|about|but|or|so|not|all|just|even|only|both|is|was|did|does|got|had|saw|said|told|thought|found|hate|because|since|when|while|if|what|that|thank|mind|behind|under|over|by|into|onto)\b)[a-z]+(?<!ed|ing|s) (?:my|the|an?|your|our|their|me|us|him|her) [a-z]/iu;

/** Whether a clause begins like an order: "water my plants". */
export const isOrder = (text: string): boolean => ORDER_EN.test(text);

/** Whether a clause asks for something, understood or not. */
export const asksFor = (text: string): boolean =>
  /\p{Script=Han}/u.test(text) ? REQUEST_ZH.test(text) : REQUEST_EN.test(text);
