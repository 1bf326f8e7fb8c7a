/** Sentences that decline what stands in their middle; the group is what is declined. */
export const DECLINE_FRAMES_EN: readonly { said: RegExp; example: string }[] = [
  {
    said: /\bno (?:need|call|requirement) (?:for|of) (?:an? |any |the )?([a-z ]+)$/iu,
    example: 'there is no need for a bird',
  },
  {
    said: /^(.+?) (?:has|have|had|was|were) (?:been )?(?:[a-z]+ ){0,9}?(?:rejected|ruled out|turned down|vetoed|dismissed|discounted)\b.*$/iu,
    example: 'a stork has been proposed twice and twice rejected',
  },
  {
    said: /^\W*(.+?)(?<!\bnot) to be (?:avoided|omitted|excluded|eliminated|left out|removed|skipped|dropped)\b.*$/iu,
    example: 'rope to be omitted',
  },
  {
    said: /\b(?:under no circumstances|on no account|in no event)(?: (?:should|may|must|is|are|to be|there be|use|show|draw|have|put|include))* (.+)$/iu,
    example: 'under no circumstances a baby',
  },
  {
    said: /^(.+?),? (?:we|you|i|u) (?:can|could|may) (?:all )?(?:omit|skip|drop|lose|forget|cut|leave(?: out| off)?|remove|ditch|bin|scrap)(?: it| that| them)?\s*(?:please|thanks|now|too)?\s*$/iu,
    example: 'spaghetti we can omit',
  },
  {
    said: /\b(?:wants?|wanted|fancies|asked for|suggested) (.+?),? (?:(?:he|she|they|you) can (?:want|whistle|wait|dream(?: on)?|keep (?:wanting|dreaming|asking))|tough\b|(?:he|she|they)(?:'ll| will) (?:live|cope|get over it))\b.*$/iu,
    example: 'wife wants an owl she can want',
  },
  {
    said: /\bgiv(?:e|ing) (.+?) (?:an? (?:very |fairly )?(?:wide berth|miss|rest|swerve|body swerve)|the (?:boot|elbow|chop|push|swerve|bird|flick|finger|old heave[- ]ho|heave[- ]ho))\b.*$/iu,
    example: 'give the moon a miss',
  },
  {
    said: /^\W*(?:and |but )?(?:as )?much as (?:i|we|they|he|she|people|everyone|the kids|my [a-z]+) (?:all |both )?(?:love|like|adore|admire|respect|enjoy|appreciate|rate)s? (.+)$/iu,
    example: 'much as I love stars',
  },
  {
    said: /\bif (?:you|anyone|anybody|someone|somebody) (?:so much as |even |ever |dares? (?:to )?|tries? to )*(?:draws?|puts?|shows?|gives?|sends?|uses?|adds?|makes?|mentions?|suggests?|proposes?|brings? up|says?|pitch(?:es)?) (?:me |us |in )?(?:so much as )?(?:an? |any |another |one more |the )?([a-z ]+?)(?: (?:again|at all|to me|near me|on it|in it))?(?: (?:i|we)(?:'ll|'re|'m|'d| will| am| are| shall| might)\b.*)?$/iu,
    example: "if anyone mentions an igloo I'm leaving",
  },
  {
    said: /\bif there(?:'s| is| are) (?:so much as |even )?(?:an? |any |one |one single |a single |another )?([a-z ]+?)(?: (?:on it|in it|anywhere|in there|in sight|to be seen|involved))?(?: (?:i|we)(?:'ll|'re|'m|'d| will| am| are| shall| might)\b.*)?$/iu,
    example: "if there is a single hook on it I'll scream",
  },
  {
    said: /^(.+?) (?:is|are) (?:precisely |exactly |just |very much |absolutely |the thing )?(?:what|that|something) (?:we|i|nobody|no one) (?:do not|don't|never|did not|didn't|wouldn't|would not|can't) (?:want|need|like|fancy|stand|bear)(?: to (?:see|have|look at))?.*$/iu,
    example: 'a handshake is what we do not want',
  },
  {
    said: /^(.+?) (?:we|i)(?:'ve| have) (?:all )?(?:had|seen) (?:quite )?(?:enough|too (?:much|many)|plenty|our fill|my fill|our share|more than enough)(?: of)?.*$/iu,
    example: 'shovels we have had our fill of',
  },
  {
    said: /\b(?:mortified|horrified|offended|put off|ashamed|embarrassed|haunted|appalled|dismayed|insulted|annoyed|bored|irritated|unsettled|creeped out|freaked out|scared|terrified|frightened|disturbed|unimpressed|underwhelmed|sickened) (?:by|at|with|of) (.+)$/iu,
    example: "we'd be mortified by a cupid",
  },
  {
    said: /^(.+?) (?:should|must|shall|may|might|could|can|is|are|has|have|needs?|ought|would)?(?: (?:please|kindly|preferably|better|best|all))*(?: (?:not be|to be|be|get))?(?: (?:please|kindly|preferably|all|totally|completely|strictly))*(?:(?<=\bnot be) (?:used|shown|drawn|added|there|seen|included|present|put|kept|visible)| (?:avoided|omitted|excluded|eliminated|dispensed with|done away with|left (?:out|off|alone|aside)|kept (?:out|away|off)|skipped|dropped|removed|taken (?:out|off)|spared|discarded|ignored|scrapped|disregarded))(?: (?:please|kindly|if possible|at all costs?|completely|totally|from (?:it|the [a-z]+)|of (?:it|this|the [a-z]+)))*\s*$/iu,
    example: 'crown may please be avoided',
  },
  {
    said: /^(.+?) (?:should|must|need|may|can|could|ought|shall|do|does|will|would)(?: not|n't|not) (?:please |kindly |to )?(?:come|be there|be present|feature|figure|appear|enter|be in(?: it| the [a-z]+)?|be on(?: it| the [a-z]+)?|show up|make an appearance)\b.*$/iu,
    example: 'the lotus should not come',
  },
  {
    said: /\b(?:who (?:needs|wants|asked for|ordered)|what is it with|what's with|why is it always|why always|spare (?:me|us|everyone)(?: from)?|save (?:me|us) from|heaven forbid|god forbid|perish the thought of|death to|away with) (.+)$/iu,
    example: 'who needs another rocket',
  },
  {
    said: /\b(?:do not|don't|no) (?:want |need )?(.+?) (?:lah|lor|leh|already|or anything(?: like that)?|or whatever|or such(?:like)?|or the like|and (?:the like|so on|whatnot|such))\s*$/iu,
    example: "don't want dragons or anything",
  },
  {
    said: /^(.+?) (?:would|will|might|could) (?:get|have|see|make) (?:me|us|him|her) (?:divorced|sacked|fired|sued|killed|arrested|laughed at|in trouble|look (?:silly|daft|stupid|cheap|amateur|like [a-z ]+)|cry|scream|wince)\b.*$/iu,
    example: 'a crown would get me laughed at',
  },
  {
    said: /^(.+?) (?:get|gets|got|getting) (?:on|up) (?:my|our) (?:wick|nerves|goat|nose|tits|last nerve)\b.*$|^(.+?) (?:drives?|driving|do|does|doing) (?:me|us|my head|our heads) (?:up the wall|round the bend|mad|nuts|crazy|insane|in|barmy|potty)\b.*$/iu,
    example: 'shamrocks get on my wick',
  },
  {
    said: /\b(?:(?:dropping|ditching|losing|retiring|binning|scrapping|axing|shelving|burying|leaving behind|parting with|getting shot of|seeing the back of|saying goodbye to|say goodbye to|wave goodbye to) (?:the|our|that|those|all the|my)|good riddance to|(?:keep|stay|get) off(?: of)? (?:the|any|all)|(?:ignore|disregard|never mind|scratch|overlook) (?:the|that|those|my|any|all the|what i said about the)) (.+)$/iu,
    example: "we're dropping the lion",
  },
  {
    said: /^\W*(?:so |and |but )?(?:rather|sooner) than (?:the |an? |another |yet another |those |that )?(.+)$/iu,
    example: 'rather than the two masks, a moth',
  },
  {
    said: /\bover ((?:an? |the )?[a-z ]+?) any (?:day|time)\b.*$|\b(?:prefer|choose|pick)s? .+? (?:over|to) (an? [a-z ]+)$/iu,
    example: 'a badger over a wolf any day',
  },
  {
    said: /^\W*(?:(?:then|but|and|because|cos|hor|wah|aiya|alamak) )*(?:every|all)(?:body|one)?(?: [a-z]+){0,3}? (?:also|already|all)(?: (?:also|already|got|has|have|use|uses|using|do|is|are|want))* (?!(?:over|of|that|this|day|night|know|the time)\b)(.+?)(?: (?:already|lah|liao|lor|one|what))*\s*$/iu,
    example: 'every tuition centre also owl',
  },
  {
    said: /\b(?:every|each) (?:(?:other|single|second|last|damn|bloody|blessed|flipping|local) )*(?:[a-z]+ )?(?:[a-z]{3,}(?:er|or|ist|ian|smith|wright|maker)|shop|store|bar|pub|caf[eé]|salon|place|company|business|brand|firm|outfit|truck|van|school|cent(?:er|re)|clinic|garage|studio|restaurant|bakery|brewery|farm|ranch|agency|gym|spa|vet|competitor|startup|app)(?: (?:in|on|around|along|across|down|between|from|near|round|within)(?: [a-z']+){1,6}?)? (?:has got|'s got|has|have|got|uses|does|draws|puts up|goes with|goes for|sticks on|slaps on) (?:got )?(?:one of )?(?:an? |the |that |this |those |these |some )?(.+?)(?: and (?:i|we)(?:'ll|'m|'d|'ve)\b.*)?$/iu,
    example: 'every roofer between here and the river has that little house outline',
  },
  {
    said: /^\W*(?:the |our |my )?(?:other|rival|competing|only other) [a-z]+(?: [a-z']+){0,5}? (?:already )?(?:has|have|uses?|went with|got|goes with) (.+?)(?: (?:on everything|everywhere|all over.*|already))?\s*$/iu,
    example: 'the other florist on our street has roses on everything',
  },
  {
    said: /^\W*(?:(?:and|but|so) )?(?:people|everyone|everybody|they|folks?|customers|clients|friends|designers|artists|agencies|printers|(?:the|my|our|every|each|other) [a-z]+) (?:(?:all|always|just|still) )*(?:keeps?|kept)(?: on)? (?:(?:drawing|sending|giving|making|showing|doing|offering|handing|designing|painting|pitching) (?:us|me)|drawing|sketching|proposing|pitching) (?!it\b|them\b|that\b|this\b)(.+)$/iu,
    example: 'people keep drawing us a dog',
  },
  {
    said: /^\W*(?:we|i|you|they|people|everyone|everybody)(?:'ve|'s| have| has)? all (?:seen|had|done|got) (?:enough |plenty |too many )?(?:of )?(?:the |that |those |an? )?(.+)$/iu,
    example: 'we have all seen the rose in the teeth',
  },
  {
    said: /^(.+?) (?:would be|is|are|was|seems?|feels?) (?:the|an?|too|so) (?:obvious|easy|lazy|predictable|usual|safe|expected|standard|default|first|done)(?: (?:thing|choice|idea|route|answer|option|one|way|thought|pick))? (?:for|in|with|when|if) .*$/iu,
    example: 'butterflies would be the obvious one for a florist',
  },
  {
    said: /^\W*(?:[a-z']+ ){1,3}(?:in|round|on|around) (?:this|our|the|my) [a-z]+ (?:all|always|only) (?:have|has|use|do|got|go for) (.+)$/iu,
    example: 'vets in this town all have paw prints',
  },
  {
    said: /^(.+?) (?:has|have|had) no (?:place|business|room|part|role|right)\b.*$/iu,
    example: 'a skull has no place on it',
  },
  {
    said: /^\W*(?:(?:and|but|so|because) )*(?:everything|all|every (?:one|single one|idea|design|logo|draft|version)|whatever|each one|anything)(?: that)? (?:we|i|they|people|others|designers?)(?:'ve| have)? (?:ever )?(?:tried|saw|seen|drew|got|found|looked at|did|made|came up with|sent us|sent|had drawn)(?: so far| before| yet)? (?:had|has|was|were|is|looked like|came out as|involved) (.+)$/iu,
    example: 'everything we tried had a house with a key in it',
  },
  {
    said: /\b(?:no (?:place|room|need|call|use|space|time|love) (?:here )?for|nothing to do with|have no (?:use|love|time|wish) for|could not care less about|couldn't care less about|phobia of|wary of|suspicious of|not interested in|have no interest in) (.+)$/iu,
    example: 'there is no place for a skull',
  },
];

const WHO = "(?:he|she|they|it|that|this|these|those|(?:my|our|the|his|her) [a-z' -]+?)";
const IS =
  "(?: is| are| was| were| got| has been| have been|'s|'re| can| may| will| won't| will not| has to| have to| would)?(?: been| be| get)?";
const HOW = '(?: all| just| very| totally| quite| roundly| firmly| politely| promptly)*';
/** What becomes of somebody else's idea, and of whoever had it. */
const VOTED_DOWN =
  '(?:wrong|mistaken|overruled|out-?voted|ignored|shot down|talked out of it|banned|told no|lost(?: the (?:vote|argument|bet))?|whistle(?: for (?:it|one|that))?|dream(?: on)?|forget (?:it|that|about it)|jog on|wait|sing for (?:it|one)|swivel|do one|not (?:getting|having|get|have) (?:it|one|that|them|(?:his|her|their) way)|ha(?:s|ve) no (?:say|vote)|no taste|not in charge|not (?:the boss|paying))';
const ANSWERS =
  '(?:dream on|in (?:his|her|their|your) dreams|tough(?: luck)?|(?:no|fat|not a) chance|bless (?:him|her|them)|ignore (?:him|her|them|that|it)|never mind (?:him|her|them)|(?:i|we) (?:said no|say no|put (?:my|our) foot down|refused|disagree|(?:overruled|ignored|vetoed|declined|rejected|binned|refused) (?:him|her|them|it|that)|voted (?:it|that|him|her|them) down|talked (?:him|her|them) out of it)|(?:we|i|they|everyone|everybody|(?:the )?others|the rest|the (?:committee|board|team|family|club|[a-z]+)|my [a-z]+) (?:all )?(?:voted|shouted|talked|shot|turned) (?:it|her|him|them|that|us) (?:down|out of it)|not on my watch|over my dead body|the answer is no|absolutely not|(?:i|we) (?:would not|wouldn.t|will not|won.t|am not|are not)|not (?:me|us))';

/** "My brother wants a house; my brother is wrong": said of what somebody else proposed. */
export const OVERRULED_EN = new RegExp(
  `^\\W*(?:(?:and|but|so|well|which|though|however|sadly|sorry) )*(?:${WHO}?${IS}${HOW} ?${VOTED_DOWN}|${ANSWERS})(?: (?:on that|about that|there|as usual|obviously|thankfully|mercifully|for it|and that is that))*\\W*$`,
  'iu',
);
