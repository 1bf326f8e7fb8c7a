/**
 * Ways of putting a wish in English that no table of single words can hold, by what they ask for: `command:detail`, then
 * patterns. `{L}` stands for letters, `{S}` for a verb that takes away, `{G}` for one that gives.
 */
export const FRAMES_EN: Readonly<Record<string, readonly string[]>> = {
  'effect.remove:neon': [
    '{S}.*\\b(?:neon|glow\\w*|lit[- ]up|tubes?|halo of light)\\b',
    '\\b(?:neon|glow(?:ing|y)?(?: \\w+)?|halo of light)\\b.*{OFF}',
  ],
  'effect.remove:shadow': [
    '{S}.*\\b(?:shadows?|shade behind|smudge (?:under|behind)|3-?d|three-d|depth|bevel|embossing|floating look)\\b',
    '\\b(?:shadows?|shade (?:behind|under)|3-?d)\\b.*{OFF}',
    '\\b(?:flat,? not 3-?d|double vision|seeing double|got a double|lie flat|lay flat|sit flat)\\b',
  ],
  'effect.remove:gradient': [
    '{S}.*\\b(?:gradients?|ombre|fades?|fading|blends?|airbrush\\w*|colou?r change)\\b',
    '\\b(?:gradients?|ombre|fading|fade)\\b.*{OFF}',
    '\\b(?:block|solid|flat|single|one solid|one flat|even) colou?rs?\\b.*\\b(?:than|not|instead|rather)\\b',
    '\\b(?:one|a|keep|just|in) (?:solid|flat|even) colou?r\\b|\\bmake it (?:all )?(?:even|flat|one flat)\\b|\\bno fad(?:e|ing)\\b',
  ],
  'effect.remove:outline': [
    '{S}.*\\b(?:outlines?|strokes?|halo|keyline|(?:line|edging|border|rim) (?:round|around) (?:the |each |every )?{L})\\b',
    '\\b(?:outline|stroke|edging|keyline|halo|(?:line|rim|border) (?:round|around|on) (?:the )?{L})\\b.*{OFF}',
    '\\b(?:only|just) (?:the )?fill\\b',
  ],
  'effect.remove:texture': [
    '{S}.*\\b(?:texture|grain|grit|gritty|speckl\\w*|specks?|scratch\\w*|distress\\w*|grunge|worn|dust\\w*|scuff\\w*|crackl\\w*|rough\\w*)\\b',
    '\\b(?:texture|scratchy|grainy|distressed|speckled|grungy|worn|dusty|gritty)\\b.*{OFF}',
    '\\b(?:clean|scrub|wash|wipe|polish)\\b.*\\b(?:specks?|dirt|marks|grime|scratches|letters|it)\\b.*\\b(?:off|up|away)\\b',
  ],
  'effect.remove:ornament': [
    '{S}.*\\b(?:swirls?|swooshe?s?|swashe?s?|curls?|curly (?:bits?|things?|ends)|flourish\\w*|squiggl\\w*|ornament\\w*|decorat\\w*|frills?|frilly|twiddl\\w*|fripper\\w*|doodads?|laurels?|wreaths?|scrolls?|diamonds?|dashes|dividers?|(?:corner|side|little) (?:flowers|stars|leaves|bits))\\b',
    '\\b(?:swirls?|swooshe?s?|curly (?:bits?|things?)|flourish\\w*|squiggl\\w*|ornaments?|decorations?|frills|dividers?|laurels?|(?:corner|side) (?:flowers|stars|leaves))\\b.*(?:{OFF}|\\bso (?:19|20)\\d\\d\\b)',
    '\\btoo much (?:fripper\\w*|decoration|ornament\\w*|frill\\w*|fuss round)\\b',
  ],
  'effect.remove:backdrop': [
    '{S}.*\\b(?:blob|splash|splodge|splat|smear|stain|patch|rays?|burst|sunburst|mandala|brush ?stroke|wash|swatch|panel|shape|circle|square|coloured bit)\\b.*\\b(?:behind|at the back|back of|backside|out from|underneath the)\\b',
    '\\b(?:back|behind|backside|background) (?:blob|mandala|rays|circle|splash|shape|design)\\b.*{OFF}',
    '^(?:the |those |that )?(?:rays?|blob|splash|stain|splodge|splat|burst)\\b.*(?:{OFF}|\\blooks? like\\b)',
    '\\b(?:wipe|wash|take|scrub) away the (?:\\w+ )?(?:splash|blob|stain|smear|wash|rays)\\b',
  ],
  'frame.remove:': [
    '{S}.*\\b(?:frame|border|box|surround|rectangle|ring|circle) ?(?:line|round|around|about)?(?: (?:it|us|the (?:logo|outside|edge|whole thing|lot)))?$',
    '\\b(?:frame|border|box|surround|fencing|boxing|hemming|penning|line round (?:it|the outside))\\b.*{OFF}',
    '^(?:un-?frame|un-?box)\\b|\\b(?:set|let) (?:it|us|the name|the logo) free\\b|\\bbreak (?:it |us )?out of (?:the|that) (?:box|frame)\\b',
  ],
  'effect.add:neon': [
    '\\b(?:lit[- ]up tubes?|light tubes?|glass tub(?:e|es|ing)|(?:in|like|as|make it|of|add|give it) (?:a )?neon(?! (?:green|pink|yellow|orange|blue))|glow(?:s|ing)? in the dark|glow(?:s|ing)? like|light(?:s|ing)? up like|switched on at night|strip lights?|tube lights?|electric sign)\\b',
  ],
  'effect.add:shadow': [
    '\\b(?:shadow|depth)\\b.*\\b(?:behind|under|below|to (?:the )?{L}|on (?:the )?{L})\\b',
    '\\b(?:float(?:ing|s)?|lift(?:s|ed|ing)?|pop(?:s|ping)?|rais(?:e|ed|ing)|stand(?:s|ing)?|jump(?:s|ing)?|com(?:e|es|ing)|hover\\w*) (?:up )?(?:off|out of|from|above|away from) the (?:page|paper|background|screen|sign|surface)\\b',
    '\\b(?:3-?d|three dimensional|embossed|raised (?:look|letters|up)|like they stick out)\\b',
  ],
  'effect.add:gradient': [
    '\\b(?:fad(?:e|es|ing)|melt\\w*|blend\\w*|flow\\w*|chang(?:e|es|ing)|bleed\\w*|run(?:s|ning)?|go(?:es|ing)?|shift\\w*|turn\\w*|transition\\w*)\\b.*\\bfrom .+ (?:to|into)\\b',
    '\\b(?:melt|blend|fade|bleed|dissolve|shade off|merge|run) (?:in)?to\\b|\\b(?:two|three|2|3)[- ](?:tone|colou?r) (?:fade|blend|shading)\\b|\\bshading of (?:two|2)\\b',
    '(?:{G}|\\blike|\\bgo|\\binto) .*\\b(?:ombre|gradient|dip[- ]?dye\\w*)\\b',
    '\\bdark (?:to|into) light\\b|\\blight (?:to|into) dark\\b',
  ],
  'effect.add:outline': [
    '\\b(?:border|outline|edge|edging|line|stroke|rim|trim|keyline)\\b.*\\b(?:around|round|on|to) (?:each|every|all|the)(?: of the)? (?:letter|letters|lettering|word|words|name|text)\\b',
    '\\b(?:edge|outline|trim|line|rim) (?:the )?(?:letters|lettering|name|words|text) (?:in|with)\\b|\\blike (?:a )?(?:die[- ]?cut )?sticker\\b',
  ],
  'effect.add:texture': [
    '\\b(?:type|like|sort of|kind of|some|bit of|rough|wood|stone|cloth|linen|chalk\\w*|sand\\w*|paper|leather|denim|brick|concrete|handloom) (?:\\w+ )?(?:texture|grain|finish|feel to the surface)\\b',
    '\\b(?:{G}|make|with|want|like)\\b.*\\b(?:texture|grain(?:y)?|grit(?:ty)?|speckl\\w*|distress\\w*|worn|weathered|scuffed|scratched|rubbed|faded print|chalky|stamped look|rubber[- ]stamp\\w*|cracked|crackle|rust(?:ed|y) look)\\b',
    '\\blike (?:it\\W?s|it was|its|they\\W?re|they were|weathered|an? (?:old |rubber |worn )?)?(?:been )?(?:stamped|printed on|carved in|chalked|burnt into|branded into|rubber stamp|weathered|sandpaper)\\b',
  ],
  'effect.add:ornament': [
    '\\b(?:{G}|need\\w*|wants?|want|with|could do with|some|couple of|few|pair of)\\b.*\\b(?:swirls?|flourish\\w*|curls|curly (?:bits?|things?)|squiggl\\w*|ornament\\w*|decorat(?:ion|ions|ive bits)|scrolls?|frill\\w*|laurels?|wreath|dashes|diamonds?|dividers?|filigree|flower border|vines?|sprigs? either side|stars? either side)\\b',
    '\\bdress (?:it|the \\w+) up (?:with|a)\\b',
  ],
  'effect.add:backdrop': [
    '\\b(?:splash|splodge|blob|splat|wash|smear|swatch|patch|brush ?stroke|daub|panel|disc|sunburst|burst|rays)\\b.*\\b(?:behind|at the back|in the background|back of|backside)\\b',
    '\\b(?:behind|at the back|in the background|at the backside)\\b.*\\b(?:splash|splodge|blob|splat|wash|smear|swatch|brush ?stroke|daub|disc|sunburst|burst|rays|some design|something|pattern)\\b',
    '\\brays (?:bursting|shining|coming|going) out\\b|\\bpattern (?:behind|in the background)\\b',
  ],
  'layout.set:frame': [
    '\\b(?:frame|border|rectangle|box|fence|rule|line|rim|edge|oval|circle|ring)\\b.*\\b(?:around|round|about)\\b.*\\b(?:logo|it|outside|edge|lot|whole|everything|all the way|us)\\b',
    '\\b(?:fence|box|frame|hem|border|close|pen) (?:it|us|the (?:lot|logo|whole thing|name)) (?:in|off|up|round)\\b|\\b(?:line|border|rule|box|frame|rim) all the way (?:a?round)\\b',
    '\\b(?:in|inside) an? (?:\\w+ )?(?:frame|border|box|rectangle)\\b',
  ],
  'layout.set:badge': [
    '\\b(?:round|circular|oval) (?:stamp|badge|seal|shape|logo|sticker|design|emblem)\\b|\\b(?:badge|seal|crest|emblem|roundel|patch|stamp|medallion|rosette|shield)(?: (?:shape|type|style|look|form|thing))?\\b.*\\b(?:name|words|text|like|make|want|round|into|as)\\b',
    '\\b(?:name|words|text|lettering|writing|it) (?:should |to |going |running |wrapped |curv\\w+ |goes? |bent |set )+(?:a?round|about) (?:the |a |it|edge|in a)\\b',
    '\\bin (?:a|one) circle\\b|\\blike a (?:beer mat|bottle ?cap|coin|sticker|badge|seal|rubber stamp|postmark|police badge|patch|crest|coaster)\\b',
  ],
  'layout.set:vertical': [
    '\\b(?:written|read(?:s|ing)?|run(?:s|ning)?|name|letters|words?|it|go(?:es|ing)?)\\b.*\\b(?:top to bottom|downwards?|vertical(?:ly)?|one (?:letter )?(?:beneath|under|below) (?:the )?(?:next|other)|down the side|up the side|climbing down)\\b',
    '\\bletters? (?:one )?(?:beneath|under|below|on top of) (?:one another|each other|the (?:next|other))\\b|\\bup ?ended name\\b',
  ],
  'layout.set:stacked': [
    '\\b(?:pil(?:e|ed|ing)|stack(?:ed|ing)?|build|layer(?:ed)?) (?:it|them|everything|all|the lot|things)?\\b.*\\b(?:up|sandwich|tower|high|on top)\\b|\\bone on top of the other\\b|\\blike a (?:sandwich|totem|tower|layer cake)\\b',
    '\\b(?:picture|icon|symbol|mark|logo|image|pic|drawing|□)\\b.*\\b(?:top|above|up top|over)\\b.*\\b(?:name|words|text|lettering)\\b.*\\b(?:under|underneath|below|beneath|middle|bottom)\\b',
  ],
  'layout.set:side': [
    '\\b(?:shoulder to shoulder|side[- ]by[- ]side|next to (?:each other|one another|the (?:name|words|text))|alongside|beside (?:each other|one another|the (?:name|words|text))|in a row|hand in hand|elbow to elbow)\\b',
    '\\b(?:pic|picture|icon|symbol|mark|image|□) (?:on the )?left\\b.*\\b(?:name|words?|text|writing|lettering) (?:on the )?right\\b',
  ],
  'layout.set:one-line': [
    '\\b(?:on|in|onto|into) (?:a |one |the )?(?:single|same|one) (?:row|line)\\b|\\ball (?:on|in) (?:the )?one (?:row|line|go)\\b|\\bbring .* up (?:beside|next to|alongside|level with)\\b|\\b(?:no|without(?: the)?|lose the|remove the) line ?break\\b|\\b(?:one|single) (?:row|line)(?: only)?$',
  ],
  'layout.set:two-lines': [
    '\\b(?:break|split|snap|cut|fold|chop|divide|wrap|spread) (?:the )?(?:name|words?|it|them|text|lettering)(?: up)? (?:in(?:to)? (?:half|two|2)|after|over|across|between|on|at)\\b|\\bbreak (?:it )?after\\b',
    '\\b(?:first|top) (?:row|line)\\b.*\\b(?:second|next|rest|one down|other|below|under)\\b|\\b(?:two|2) (?:rows?|lines?|decks?|storeys?)\\b|\\bon top (?:&|and) .* (?:under|below|beneath|underneath)\\b|\\b(?:drop|put|move|knock|push) (?:the )?(?:second|last|other) (?:word|half|bit) (?:down|under|below|onto)\\b',
  ],
  'layout.center:': [
    '\\b(?:dead centre|dead center|bang in the middle|right in the middle|line everything up down the middle|middle everything)\\b',
  ],
  'layout.left:': [
    '\\b(?:line|lined|push|shove|align|hug|ranged?|flush|start)\\w* (?:everything |it |them |the (?:text|words|lines) )?(?:all )?(?:up )?(?:to |on |at |down )?(?:the )?(?:same )?left(?:[- ]hand)?(?: (?:side|edge|margin))?\\b.*|\\bleft ?(?:aligned|justified|ranged|flush)\\b',
  ],
  'layout.air:': [
    '\\b(?:breathing (?:space|room)|room to breathe|space to breathe|elbow room|white space|let it breathe|give it (?:some )?(?:air|room|space)|more (?:air|room)|less cramped|less crowded|less squashed|too (?:cramped|crowded|squashed|packed|crammed)|uncramp)\\b',
  ],
  'layout.tighter:': [
    '\\b(?:pull|bring|draw|push|shove|squeeze|snug|tuck|close|huddle) (?:it all|everything|the lot|things|them all|the (?:picture|icon|symbol|parts?|bits) and the (?:name|words?|text|letters))\\b.*\\b(?:together|in|closer|up)\\b|\\b(?:too much|big|huge|massive) gap between the (?:picture|icon|symbol|mark|□)\\b',
  ],
  'layout.swap:': [
    '\\b(?:swap|switch|trade|change|flip) (?:the )?(?:places|positions|sides|ends|them (?:a?round|over|about))\\b|\\b(?:name|words?|text|picture|icon|symbol|mark|□) (?:and|with) (?:the )?(?:name|words?|text|picture|icon|symbol|mark|□)\\b.*\\b(?:swap\\w*|switch\\w*|change over|places|the other way (?:a?round|about))\\b',
  ],
  'mark.remove:': [
    '^(?:just |only )?the (?:words|text|lettering|name)$|\\b(?:just|only) (?:the )?(?:words?|text|name|lettering|letters|writing|type)(?: (?:ta|please|pls|thanks|ok|is fine|will do|should be there|version|logo|no picture))?$|^(?:text|words?|type|letters)[- ]only\\b|\\bname can stand (?:on its own|alone|by itself)\\b|\\b(?:name|words?|text|lettering) (?:on its own|on their own|by itself|by themselves|alone)\\b',
    '\\b(?:no|without(?: an?| the| any)?|lose the|ditch the|don\\W?t (?:need|want) (?:an?|the|any)|do away with the|get rid of the|take (?:off |out |away )?the|remove the|scrap the|drop the) (?:symbol|picture|icon|image|emblem|drawing|graphic|pic|illustration)\\b',
    '\\b(?:symbol|picture|icon|image|emblem|drawing|graphic|pic|illustration|□)\\b.*(?:{OFF}|\\b(?:should|can|could|must|has to|needs to) go$)',
  ],
  'mark.bigger:': [
    '\\b(?:more|plenty more) □|□ .*\\b(?:twice|double|three times) the size\\b|\\b□ (?:needs?|wants?|deserves?|could do with) (?:some |more |a bit (?:of|more) )?(?:presence|size|room|space|oomph)\\b|\\bbarely (?:make out|see|spot|notice) the □|□.*\\b(?:a size up|larger|lost (?:up|down|over|in) (?:there|here)|looks? lost|up a size)\\b|□.*\\bneeds growing\\b|\\b(?:grow|inflate|bump up|beef up|big up|embiggen) the □',
  ],
  'mark.smaller:': [
    '\\b(?:less|bit less|smaller|littler) □|□.*\\b(?:a size down|down in size|drop it in size|takes? over|steals? the show|too dominant|hogging)\\b|\\b(?:shrink|reduce|rein in|scale back|downsize) the □|\\bsmaller □',
  ],
  'mark.simpler:': [
    '\\b(?:less fuss(?:y)? □|bare essentials|bare bones|stripp?(?:ed|ing)? (?:it |the □ )?(?:right )?(?:back|down)|five year old could|child could (?:draw|copy)|kid could (?:draw|copy)|too much (?:going on|detail) (?:in|on|with) the □|all that going on|turns? to mush|fiddly|pared? (?:it )?(?:back|down)|boil(?:ed)? (?:it )?down|fewer (?:lines|details|bits|strokes|leaves|petals|feathers|hairs))\\b|\\bless fuss(?:y|ed)\\b.*□',
  ],
  'mark.line:': [
    '\\b(?:line drawing|line art|line work|continuous line|contours? only|outlines? only|just (?:the|an) (?:outline|contour|line)s?|outline (?:only|version|of)|in outline|hollow(?:ed)? out|hollow|see[- ]through|unfilled|not filled in|wire ?frame|pen and ink|drawn in one go|(?:with|in) a (?:biro|fineliner|pen|pencil)|down to lines|as (?:an )?outline)\\b(?!.*{L})',
  ],
  'mark.solid:': [
    '\\b(?:filled?(?: (?:it |them |the □ |the whole (?:shape|thing) ))?in|fill(?:ed)? (?:the )?(?:whole )?(?:shape|thing|it|□)|block(?:ed)? (?:shape|in|it in)|solid(?: (?:shape|black|colou?r|block))? □|□.*\\b(?:solid|filled|silhouette|chunky shape)|silhouette|colou?red in|colou?r (?:it|the □|that □) in|felt tips? out|colouring[- ]book)\\b',
  ],
  'mark.other:': [
    '\\b(?:different|another|other|new|fresh|alternative) (?:drawings?|versions?|takes?|kind|style|type|sort|design|stab|go|picture) (?:of|at|on) (?:the |a |an |that |this )?□|\\b(?:different|another|other) □|\\bstill (?:a|an) □ but\\b|\\b(?:redraw|re-draw|draw) the □|\\bnot this (?:fella|one|guy|chap|lad)\\b|\\banother stab\\b|□.*\\b(?:drawn (?:again|differently|another way|fresh)|doesn\\W?t look like (?:an? )?□|looks? (?:nothing like|weird|odd|wrong|off|dodgy|ill|dead|sad|like (?:an? )?))',
  ],
  'mark.mirror:': [
    '\\b(?:fac(?:e|es|ing)|look(?:s|ing)?|point(?:s|ing)?|driv(?:e|es|ing)|head(?:s|ing)?|go(?:es|ing)?|turn(?:s|ed|ing)?|run(?:s|ning)?|swim(?:s|ming)?|fly(?:ing)?|flies) (?:the )?(?:other|opposite) (?:way|direction|side)\\b|\\b(?:flip|turn|spin|swing) (?:it|him|her|them|the □) (?:(?:a?round|over) )?so\\b.*\\b(?:fac|look|point|driv|head|going)',
    '\\b(?:bum|back|tail|rear|backside|arse|behind)\\b.*\\b(?:to|at|towards|pointing|facing)\\b.*\\b(?:name|words|text|lettering|customer|us)\\b|\\b(?:other direction|opposite direction|wrong way(?: round)?|back to front|mirror image|mirrored|flipped|other way (?:a?round|about))\\b',
  ],
  'mark.turn:': [
    '\\b(?:at|on) (?:a|an|\\d+) ?(?:slant|tilt|angle|degrees?|jaunty angle)\\b|\\b\\d+ degrees\\b|\\b(?:stand|stood|put|set) (?:it |him |her |the □ )?(?:up ?right|on (?:its|his) end|on end|up straight)\\b|\\b(?:lay|lie|lying|laid) (?:it |him |the □ )?(?:down|flat|on (?:its|his) side)\\b|\\b(?:wrong way up|upside[- ]down|the other way up|right way up|up the other way)\\b|\\b(?:rotate|tilt|lean|tip|twist|slant|cock)\\w* (?:it|him|her|the □)\\b|□.*\\b(?:tilted|rotated|leaning|slanted|sideways|diagonal(?:ly)?|upright)\\b',
  ],
  'mark.move:left': [
    '\\b(?:in front of|before|at the (?:start|beginning|front) of|ahead of|leading|to the left of) (?:the )?(?:name|words?|text|line|lettering|letters|it|first letter)\\b|\\bstart(?:s|ing)? with the □|\\b(?:left(?: hand)? side|on the left|to the left|left hand)\\b.*□|□.*\\b(?:left side|left hand side|on the left|to the left|at the start|first)\\b',
  ],
  'mark.move:right': [
    '\\b(?:after|at the end of|trailing off the end of|following|to the right of|right hand side of|on the end of) (?:the )?(?:name|words?|text|line|lettering|letters|it|last letter)\\b|\\b(?:finish|end)(?:s|ing)? (?:with|on) the □|□.*\\b(?:right(?: hand)? side|on the right|to the right|can be to the right|at the end|last)\\b|\\b(?:right hand side|on the right|to the right)\\b.*□',
  ],
  'mark.move:above': [
    '□.*\\b(?:above|over|on top of|higher than|atop|up top)\\b.*|\\b(?:above|over|on top of|higher than|atop) (?:the )?(?:name|words?|text|letters|lettering|it)\\b|\\b(?:put|pop|stick|get|move|lift|raise) (?:the |that )?□ (?:up|on) (?:top|above|high|higher)\\b|\\bup top\\b',
  ],
  'mark.move:below': [
    '□.*\\b(?:below|under|underneath|beneath|at the bottom|down below)\\b|\\b(?:underneath|below|beneath|under)\\b.*□',
  ],
  'mark.move:in-letter': [
    '\\b(?:as|for|instead of|be|becomes?|replac\\w+|inside|in(?:to)?|within|sit(?:s|ting)? in) (?:the )?(?:letter )?[\\W]?[a-z][\\W]?(?=\\s|$|,|\\?)(?! (?:bit|little|lot|touch|tad|size|frame|box|circle|way|few))(?<!\\ba)(?<! i)|\\b(?:dot|hole|middle|bowl|counter|loop|gap) (?:of|in) (?:the |that )?(?:letter )?[\\W]?[a-z]\\b|\\bfor its dot\\b|\\bdot (?:on|over) the i\\b|\\binto one of the letters\\b|\\binside (?:a|the|one) letter\\b',
  ],
  'mark.move:behind': [
    '□.*\\b(?:behind|at the back|in the background|watermark|ghosted|backside)\\b|\\b(?:behind|back of|backside of|across the (?:front|face|middle) of|over the top of|on top of|laid over|printed over)\\b.*□|\\bwatermark\\b|\\bghosted\\b',
  ],
  'color.contrast:': [
    '\\b(?:blend(?:s|ing)?|disappear(?:s|ing)?|vanish(?:es|ing)?|melt(?:s|ing)?|get(?:s|ting)? lost|merg(?:es|ing)|fad(?:es|ing)|sink(?:s|ing)?) (?:in|into|with|away|to|against)\\b.*\\b(?:background|ground|back|white|black|page|paper|it)\\b|\\bmore (?:of a )?(?:contrast|difference between)\\b|\\bcontrast (?:should|needs?|must|could|is)\\b|\\bstand(?:s)? out (?:more )?(?:from|against)\\b|\\b(?:thought|looked) (?:it was |like )?(?:a )?blank (?:page|paper)\\b',
  ],
  'color.swap:': [
    '\\b(?:negative of|in negative|reversed? (?:out|the colou?rs)|inverse|invert(?:ed)?|flip the colou?rs|swap the colou?rs|colou?rs (?:the other way|swapped|reversed|flipped|inverted)|light (?:writing|letters|text|on) (?:on )?(?:a )?dark|dark (?:writing|letters|text) on (?:a )?light|white out of)\\b',
    "^what['\\W]?s (\\w+) (?:make|turn|goes|becomes|to) (\\w+) and what['\\W]?s \\2 (?:make|turn|goes|becomes|to) \\1\\b",
  ],
  'color.one:': [
    '\\b(?:in |all |whole .*|everything )?(?:the )?(?:same|one|single|1) colou?r(?: only| throughout| please| all over)?$|\\bone will do\\b|\\bmono ?(?:chrome|tone)?\\b|\\ball the one \\w+\\b|\\bsingle[- ]colou?r(?:ed)?\\b|\\bjust (?:the )?one colou?r\\b',
  ],
  'color.fewer:': [
    '\\b(?:fewer|less|too many|limit(?:ed)? the|reduce the|whittle .* down|cut (?:down|back) (?:on )?the|drop (?:a|one|two|some|a few|a couple)(?: or \\w+)? (?:of )?(?:the|those)?|lose (?:a|one|two|some|a few|a couple)(?: or \\w+)? (?:of )?(?:the|those)?|all those|more|rein in the|simplify the) (?:number of )?(?:colou?rs|palette|shades)\\b|\\bmore colou?rs (?:on (?:there|it|that)|in (?:there|it)|than)\\b',
  ],
  'color.other:': [
    '\\b(?:other|different|another|new|alternative|some other) colou?r (?:combinations?|schemes?|options?|palettes?|sets?|ideas?|ways?)\\b|\\b(?:colou?rs|colou?r scheme|palette) (?:(?:do|does) nothing|isn\\W?t (?:working|right|doing it)|aren\\W?t (?:working|right|doing it)|leaves? me cold|is not to our liking)\\b|\\bnot (?:sold|keen|mad) (?:on|about) the colou?rs?\\b|\\b(?:different|other|another|new) (?:set of )?colou?rs?\\b|\\b(?:recolou?r|re-colou?r|rethink the colou?rs)\\b',
  ],
  'color.warmer:': [
    '\\b(?:warm(?:er|th)?|sunnier|cosier|cozier|toastier|by the fire|fireside|autumn\\w*|october|candle ?light|golden hour|terracotta tones|less (?:cold|icy|chilly|clinical))\\b(?! welcome)|\\b(?:too|bit|so|very) (?:cold|icy|chilly|clinical|frosty|hospital|blue[- ]ish)\\b',
  ],
  'color.cooler:': [
    '\\b(?:cool(?:er|ing)|chill(?:ier)?|frostier|frosty|icier|icy|colder|wintr?y|arctic|towards? the blues?|dip in the sea|sea breeze|fresher like|less (?:hot|warm|fiery))\\b|\\b(?:too|bit|so) (?:hot|fiery|warm|sandy|orangey|heating)\\b|\\bheating colou?rs\\b',
  ],
  'color.darker:': [
    '\\b(?:(?:take|bring|sink|drop|knock|push) (?:the |it |those |all )?(?:colou?rs? |shades? |\\w+ )?down (?:a |an? |two |few |couple )?(?:shade|shades|tone|tones|notch)|deeper|more deep|(?:shade|tone)s? (?:darker|deeper)|murkier|inkier|moodier|too (?:pale|light|washed[- ]out|daytime|pastel|faint)|like strong (?:coffee|tea)|richer and darker|down a (?:shade|tone)(?: or two)?)\\b',
  ],
  'color.lighter:': [
    '\\b(?:paler|(?:lift|raise|lighten up) (?:the |those )?(?:colou?rs?|shades?|tones?|\\w+)|water (?:the |it )?(?:\\w+ )?down|thin (?:it|the colou?r) (?:with|down)|milk(?:y|ier)|shades? lighter|too (?:dark|gloomy|heavy a colou?r)|like a cave|couple of shades (?:up|lighter)|splash of milk|let (?:some |a bit of )?light in)\\b',
  ],
  'color.calmer:': [
    '\\b(?:sober|sober(?:er)? shades|gentler|calm(?:er|ing)?|quieter|softer colou?rs?|muted|dusty|faded|washed|mellow(?:er)?|toned? (?:it |the \\w+ |them )?down|knock (?:it |the \\w+ )?back|easier on the eyes?|too (?:loud|shouting|shouty|garish|bright|neon|lairy|gaudy|in your face|much shouting)|turn (?:the )?(?:volume|brightness) down|less (?:loud|bright|shouty|garish|in your face))\\b',
  ],
  'color.brighter:': [
    '\\b(?:brighter|brighten|livel(?:y|ier|iness)|livening up|liven|zing(?:ier|y)?|punch(?:ier|y)|vivid|vibran\\w+|pop it|more pop|give (?:it|them|em) some sun|cheer (?:it |them )?up|overcast|drab|dull|been through the wash|washed[- ]out|faded|flat and grey|lifeless|more saturat\\w+|perk (?:it |the \\w+ )?up|jazz (?:it |the \\w+ )?up)\\b',
  ],
  'type.bolder:': [
    '\\b{L}\\b.*\\b(?:muscle|weight|beef|meat|bulk|heft|welly|substance|backbone)\\b|\\b(?:thicken|fatten|beef|bulk|weight) (?:it|them|that|the \\w+) up\\b|\\b(?:give|put) (?:it|them|the \\w+) some (?:weight|meat|muscle|heft|welly)\\b|\\b(?:skinny|spindly|weedy|thin|wispy|feeble|puny|scrawny) (?:little )?{L}\\b|\\bstronger {L}\\b|\\bmatch the (?:top|name) (?:in )?(?:weight|thickness)\\b|\\bhealthier {L}|\\bmore ink on\\b',
  ],
  'type.thinner:': [
    '\\b(?:finer|slimmer|lighter|skinnier|daintier|needle[- ]thin|hair(?:line)?[- ]thin|pencil[- ]thin|spindlier) (?:strokes?|{L})|\\b(?:strokes?|{L}) (?:\\w+ )?(?:finer|thinner|slimmer|lighter weight|less (?:heavy|chunky|clunky))|\\b(?:thin|slim|trim) (?:it|them|the \\w+|out the [\\w ]+|down the [\\w ]+)(?: (?:out|down))?$|{L}.*\\b(?:too|bit|so) (?:heavy|clunky|chunky|thick|fat|stodgy)(?:[- ]handed)?\\b|\\b(?:on a diet|lose (?:some|a bit of|a little|a few pounds of) weight|less ink)\\b',
  ],
  'type.rounder:': [
    '\\b(?:round(?:er|ed)?|soft(?:er|en|ened)?|curv(?:y|ier|ed)|bubbl(?:y|ier)) (?:off )?(?:the |its |their )?(?:corners?|edges?|ends?|points?|{L})\\b|\\b(?:corners?|edges?|ends?|points?)\\b.*\\b(?:round(?:ed|er)?|soft(?:er|ened)?|off|filed|sanded|smoothed?)\\b|\\b(?:too|bit|so) (?:spiky|pointy|jagged|sharp|angular|boxy|square)\\b',
  ],
  'type.sharper:': [
    '\\b(?:square (?:it|them|the \\w+) off|proper corners|crisp(?:er)?|clean points|pointed ends?|sharp(?:er|en)? (?:corners?|edges?|{L})|hard(?:er)? (?:corners?|edges?)|chisel\\w*|angular|edgier)\\b|\\b(?:too|bit|so|looks? like|all) (?:\\w+ )?(?:marshmallow\\w*|balloon\\w*|sausage\\w*|bubbly|blobby|pillowy|soft|round|rounded|bubbly|curvy)\\b',
  ],
  'type.wider:': [
    '\\b(?:go wide|wider {L}|broaden (?:its |the |their )?{L}|{L} (?:\\w+ )?(?:expand(?:ed)? horizontally|wider|broader|stretched|extended)|stretch (?:it|them|the (?:name|letters|words|text|slogan)) (?:out |sideways|wide|across)?|all squi?shed|too (?:narrow|squi?shed|skinny side to side|condensed))\\b',
  ],
  'type.narrower:': [
    '\\b(?:condense|compress|narrow|squash|squeeze|slim) (?:down )?(?:the |its |their |that )?(?:{L}|\\w+ line)\\b|\\b(?:condense|condensed|narrower)\\b|\\btall(?:er)? and (?:lean|slim|thin|narrow)\\b|\\b{L} width is too much\\b|\\breduce the width\\b|\\bslimmer {L}\\b|\\b(?:won\\W?t|doesn\\W?t|not going to) fit the (?:fascia|sign|door|width)\\b|\\btoo wide\\b',
  ],
  'type.bigger:': [
    '\\b(?:{L}|slogan|tagline|name|line|strapline)\\b.*\\b(?:needs? to be seen|not (?:at all )?(?:readable|visible|legible)|too (?:small|tiny|wee|little)|unreadable|a size up|(?:so|really) (?:small|tiny|big)|can\\W?t (?:be )?read|up a size|larger|letters bigger|ant[- ]sized)\\b|\\b(?:blow|bump|crank|pump|jack|size) (?:up )?(?:the |its )?(?:{L}|slogan|tagline|name|line|it)(?: up)?\\b|\\bmore (?:lettering|name|text)\\b|\\bincrease the (?:\\w+ )?(?:size|font|text)\\b',
  ],
  'type.smaller:': [
    '\\b(?:less lettering|take (?:it|that|the \\w+|them) down a (?:peg|size|notch)|(?:down|drop) a size|second fiddle|(?:{L}|slogan|tagline|name|line|strapline)\\b.*\\b(?:smaller|a smidge smaller|half (?:the|its) size|too (?:big|large|huge|shouty|dominant)|doesn\\W?t need to be (?:so |that )?(?:big|half)|reduce[d]?)|smaller (?:{L}|slogan|tagline|name)|bring (?:the |its )?{L} down|shouts? (?:over|louder than))\\b',
  ],
  'type.looser:': [
    '\\b(?:spread (?:\\W?em|them|it|the {L}) (?:out|apart)?|space (?:\\W?em|them|it|the {L}) out|(?:more|bigger|wider) (?:gaps?|space|spacing|room) between (?:each|the|every)?(?: of the)? ?(?:letters?|characters?|it)|{L} (?:\\w+ )?(?:wider|further|farther|more) apart|more widely spaced|kern (?:it|them) out|loosen (?:up )?(?:the |its )?(?:{L}|\\w+ line|it|them)|air between (?:the )?letters|letters (?:are )?(?:crammed|jammed|squashed|bunched|crowded|touching|packed))\\b|\\blike (?:commuters|sardines)\\b|\\blooks like one long word\\b',
  ],
  'type.tighter:': [
    '\\b(?:pull|bring|close|snug|squeeze|draw|push|tuck|shut|tighten)(?:ed|ing)? (?:up )?(?:the |its |their |those )?(?:{L}|gaps?|\\W?em)(?: \\w+)? ?(?:up|in|together|closer|tighter)?$|\\bgaps? between (?:the )?letters (?:you could|are|is|so|too)|\\bdrive a (?:bus|truck|lorry|van) through\\b|\\b(?:pulled|closer|snug|tight(?:er)?|bunched) (?:tight(?:er)? )?together\\b|\\bletters (?:are |look )?(?:all over|miles apart|too far apart|scattered|falling apart|falling to bits)\\b|\\breads like [a-z]\\W+[a-z]\\b|\\b{L} tighter$',
  ],
  'type.kind:brush': [
    '\\b(?:brush(?:ier|y|ed|work)?|paint(?:y|ed|brush)|bristle|calligraph\\w*|ink(?:y)? strokes?|sumi)\\b(?=.*(?:{L}|stroke|letter|font|type)|\\b)(?!.*\\bteeth\\b)',
    '\\b(?:slapped on|dashed off|daubed|painted on|signwrit\\w+|sign ?painter)\\b',
  ],
  'type.kind:serif': [
    '\\b(?:ticks|feet|flicks|little feet|wee feet|tails|points) (?:on|at) (?:the )?(?:ends|bottom|letters)\\b|\\blike (?:the |a )?(?:times|newspaper|vogue|book (?:print|type)|bank (?:sign|door)|old books?|encyclop\\w+|broadsheet|magazine (?:title|cover|masthead))\\b|\\bchiselled over\\b|\\broman (?:letters|type|lettering)\\b',
  ],
  'type.kind:sans': [
    '\\b(?:plain(?:er)? (?:\\w+ ){0,2}(?:{L}|sans|stems|style)|road sign|motorway sign|airport sign|tube map|blocky sans|clean plain|straight letters|no feet|without (?:the )?(?:feet|ticks|tails|twiddly bits)|simple (?:clean )?(?:{L})|twiddly bits on the letter)\\b',
  ],
  'type.kind:handwritten': [
    '\\b(?:wrote it|written by hand|hand ?writ\\w+|by hand|scrawl\\w*|scribbl\\w*|cursive|joined[- ]up|signature|signed|autograph|script(?:y)?|like (?:a )?(?:note|letter|postcard|love letter|doctor|shopping list)|penned|jotted)\\b',
  ],
  'type.kind:rounded': [
    '\\b(?:sausage[- ]?y?|balloon(?:y)?|bubble|pebbles?|puffy|marshmallow\\w*|fat rounded|blobby|doughy|rounded (?:ends|{L})|round ends|like (?:sweets|jelly babies|pillows))\\b',
  ],
  'type.kind:modern': [
    '\\b(?:modern|up[- ]to[- ]date|contemporary|this century|21st century|current|fresh(?:er)?|geometric|less dated|more now|new(?:er)?) (?:\\w+ )?(?:{L}|style|sort|looking)\\b|\\bsomething (?:up[- ]to[- ]date|modern|current|contemporary|more now)\\b|\\b{L}.*\\b(?:dated|old[- ]fashioned|from the (?:ark|war|\\d0s)|from 1\\d\\d\\d|dragged into)\\b',
  ],
  'type.kind:traditional': [
    '\\b(?:gaelic|celtic|gothic|blackletter|olde?[- ]?(?:worlde?|fashioned|timey|english|style|school)|time[- ]honou?red|traditional|heritage|antique|victorian|medieval|old road signs|classic(?:al)?|ancestral) (?:\\w+ ){0,2}(?:{L}|sort of|kind of|look\\w*|style)',
  ],
  'type.kind:pixel': [
    '\\b(?:pixel\\w*|8[- ]?bit|space invaders|pac[- ]?man|tetris|game ?boy|spectrum|commodore|nintendo|arcade|video ?game|computer game|minecraft|little squares|tiny squares|blocky computer|dot matrix|high score)\\b',
  ],
  'type.kind:art': [
    '\\b(?:art(?:y|istic|sy)?|fancy|kooky|quirky|decorative|display|ornate|theatr\\w+|designer|unusual|one[- ]of[- ]a[- ]kind|show[- ]?stopping|mad|wacky|bespoke|hand[- ]?crafted|film poster|movie poster|circus) (?:and \\w+ )?(?:\\w+ )?(?:{L}|style)\\b|\\b{L}.*\\b(?:theatre|work of art|bit of an artwork|stop and look|art piece|statement|like off a film poster)\\b|\\b(?:something )?(?:mad|wild|weird|wacky) and decorative\\b',
  ],
  'type.case:upper': [
    '\\b(?:every letter (?:a )?(?:capital|big)|big letters for every|full(?:y)? capitals?|all (?:in )?(?:capitals?|caps|big letters)|capitals? throughout|caps all|like a telegram|keep .* all capital|in capital)\\b',
  ],
  'type.case:lower': [
    '\\b(?:lower ?case|small letters|no caps|no capitals?|e\\.? ?e\\.? cummings|without capitals|little letters throughout|uncapitali[sz]ed?)\\b',
  ],
  'type.case:title': [
    '\\b(?:capitals? (?:just |only )?(?:at|on|for) the (?:start|front|beginning)|(?:each|every) word (?:its|a|with a|gets? a|starts with a) capital|first letters? (?:only )?(?:big|capital)|(?:just|only) (?:the )?(?:first|initials?|[A-Z] and (?:the )?[A-Z])\\b.*\\b(?:big|capital)|proper capital letters at the front|proper name capitals)\\b',
  ],
  'text.remove:year': [
    '(?:{S}|\\bno need (?:of|for|to)|\\bnot showing).*\\b(?:year|date|est\\.?(?: date)?|founded bit|founding date|established)\\b|\\b(?:year|date|founded bit|est\\.? ?(?:date|\\d{4})?|established|since \\d{4})\\b.*(?:{OFF}|\\bclutters?\\b)|\\bundated\\b|\\bnobody cares about (?:1|2)\\d{3}\\b',
  ],
  'text.remove:slogan': [
    '(?:{S}).*\\b(?:slogan|tagline|strapline|motto|catchphrase|(?:line|bit|words|writing|text|blurb) (?:underneath|below|under(?:neath)? (?:it|the name)|at the bottom))\\b|\\b(?:slogan|tagline|strapline|motto|(?:below|bottom|lower) (?:one )?line|line (?:below|underneath|at the bottom))\\b.*{OFF}|\\bwordy underneath\\b|\\bwithout (?:the|a|any) (?:slogan|tagline|strapline|motto)\\b',
  ],
  'text.remove:second': ['{S}.*\\bsecond line\\b|\\bsecond line\\b.*{OFF}|\\b▼.*{OFF}|{S}.*▼'],
  'text.remove:name': [
    '\\b(?:just|only) (?:the |keep the |keep only (?:the )?)?(?:picture|symbol|icon|image|□|\\w+ symbol)\\b(?!.*\\b(?:bigger|smaller|red|blue|green)\\b)|\\b(?:no|without(?: any)?|not any) (?:words?|lettering|text|writing|name)(?: at all)?$|\\b(?:take|get) the (?:writing|words?|text|lettering|name) (?:off|out|away)\\b|\\b(?:symbol|picture|icon|□) (?:by itself|on its own|alone)\\b|\\bnothing written\\b|\\bremove (?:the )?name\\b',
  ],
  'ground.set:transparent': [
    '\\b(?:see[- ]through|cut[- ]?out|transparent|knock(?:ed)? out|no|without(?: the| any| a)?|remove(?: the)?|get rid of (?:the|that)|lose the) (?:background|white (?:square|box|bit|background)|coloured bit behind)\\b|\\bbackground (?:should be |to be |must be )?(?:removed|gone|off|transparent|cut out)\\b|\\bcut out\\b|\\bnothing behind (?:it|when)\\b|\\bwhite (?:square|box|block)\\b.*\\b(?:on|round|around|behind)\\b',
  ],
  'ground.set:plain': [
    '\\b(?:plain|flat|clean|empty|nothing (?:patterned|busy|fancy)?) (?:at the back|behind|background|backdrop)\\b|\\b(?:design|pattern|print|tartan|stripes|spots|dots|checks|rays|mess|picture) (?:in |on |at )?(?:the )?(?:behind|back|backside|background)\\b.*(?:{OFF}|\\bdisturb\\w*|\\bplain\\b|\\bmigraine|\\bbusy\\b)|{S}.*\\b(?:pattern|tartan|stripes|spots|dots|checks|gingham|paisley|print|wallpaper)\\b.*\\b(?:behind|back|background)\\b|\\bno (?:tartan|stripes|dots|spots|checks|pattern\\w*) behind\\b|\\bkeep (?:it )?plain (?:behind|background)\\b',
  ],
  'ground.set:white': [
    '\\b(?:white as .*snow|on plain white|plain white|whiten what|(?:make|turn) (?:the )?(?:background|back|what\\W?s behind(?: it)?) white|white (?:background|behind|at the back))\\b',
  ],
  'style.set:minimal': [
    '\\b(?:minimal(?:ist|istic)?|pared back|less is more|like apple|muji|scandi(?:navian)?|white space|bare|stripped back|as simple as it gets)\\b',
  ],
  'style.set:国潮': [
    '\\b(?:china|chinese|chinatown|guochao|beijing|shanghai)\\b.*\\b(?:trend\\w*|hip|cool|modern|streetwear\\w*|new|fresh|take|young)\\b|\\b(?:trend\\w*|hip|cool|modern|streetwear\\w*|new|fresh|young)\\b.*\\b(?:china|chinese|chinatown|guochao|beijing)\\b',
  ],
  'style.set:retro': [
    '\\b(?:retro|vintage|old[- ]?(?:school|time|timey|bombay|days)|nostalgi\\w*|throwback|(?:19)?[3-9]0\\W?s|seventies|sixties|fifties|eighties|twenties|forties|groovy|mid[- ]century|turn the clock back|grand(?:ad|dad|pa|father|ma|mother|parents)\\W?s?\\b.*\\b(?:drunk|day|time|used|knew|remember)|seaside postcard|yesteryear|back in the day|old signboard)\\b',
  ],
  'style.set:luxury': [
    '\\b(?:luxur\\w+|posh(?:er)?|upmarket|premium|high[- ]end|classier|classy|expensive|pricey|pricier|costs? twice|bentley|rolls[- ]royce|harrods|fortnum\\W?s|five[- ]star|boutique|opulent|swanky|bougie)\\b(?! (?:van|car))',
  ],
  'style.set:cute': [
    '\\b(?:cute(?:r|sy)?|adorable|aww+|sweet(?:er)?|beatrix potter|cuddl(?:y|ier)|kawaii|kid[- ]friendly|child[- ]friendly|childlike|nursery|pets? love|small children will like)\\b(?! (?:shop|jar|factory))',
  ],
  'style.set:tech': [
    '\\b(?:tech(?:y|ier|nology)?|high[- ]tech|futuristic|sci[- ]?fi|silicon valley|digital|cyber|ai company|software company|space age|from the future|what a server is|robotic|startup)\\b',
  ],
  'style.set:handmade': [
    '\\b(?:hand[- ]?(?:made|crafted|printed|drawn|thrown|stitched|carved)|craft(?:y|ier|ed)|artisan\\w*|home ?spun|home ?made|lino[- ]?cut|block print\\w*|farmers\\W? market|wonky|rustic|cottage industry|too (?:computery|perfect|slick|polished|machine))\\b',
  ],
  'style.set:natural': ['\\b(?:natural|organic|earthy|botanical|outdoorsy|back to nature|eco|of the land)\\b'],
  'style.set:elegant': ['\\b(?:elegan(?:t|ce)|graceful|refined|ladylike|sophisticated|tasteful|chic)\\b'],
  'style.set:sporty': [
    '\\b(?:sport(?:y|ier|s)?|athletic|dynamic|like (?:a )?(?:football|gym|team) (?:kit|brand|badge)|energetic)\\b',
  ],
  'talk.undo:': [
    '\\bctrl[- +]?z\\b|\\b(?:last|that|latest) change (?:was|is) (?:a mistake|wrong|no good)\\b|\\breverse (?:it|that|the last)\\b|\\b(?:undo|put (?:it|that) back|scrap that last|go back (?:one|a step))\\b',
  ],
  'talk.first:': [
    '\\b(?:before i (?:started|began) (?:meddling|fiddling|messing|faffing)|from where we (?:came|started|began)|what (?:you|it) (?:first|originally) (?:had|showed|was)|very first|original (?:one|version|design|logo)|back to the (?:start|beginning|original|first)|square one)\\b',
  ],
  'talk.more:': [
    '\\b(?:same again|similar|more (?:of these|like (?:this|that|it)|in (?:this|that) (?:vein|line|style))|variations?|half a dozen|(?:few|some|couple|handful) more)\\b.*',
  ],
  'talk.another:': [
    '\\b(?:clean sheet|different (?:idea|design|direction|concept|approach)|another (?:design|idea|concept|direction|go)|not to (?:our|my) liking|start (?:over|again|afresh|from scratch)|something (?:\\w+ )?different|not feeling (?:any|it|this)|something (?:else|different|new) (?:entirely|altogether|completely)?|fresh (?:one|start|idea)|bin (?:this|that|it)(?: one)?(?: off)?|back to the drawing board|surprise me)\\b',
  ],
  'say:': [
    '\\b(?:invoice|gst|vat receipt|ring me|call me|phone me|refund|sleep on it|ask the (?:missus|wife|husband|boss)|think about it|how much|how long|when will|moving i mean|actually mov|sway about)\\b',
  ],
};
