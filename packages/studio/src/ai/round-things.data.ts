/** Things that are read as an O where they stand in a word; any other picture there is a riddle. */
const ROUND = new Set(
  `sun moon full-moon bright-moon orange lemon lime apple tomato peach watermelon pomegranate persimmon grapefruit plum
  cherry blueberry grape coconut pumpkin onion cabbage mushroom walnut chestnut acorn egg fried-egg pearl donut bagel
  cookie pancake mooncake bun steamed-bun baozi egg-tart waffle macaron cake coffee coffee-bean tea-leaf lotus
  flower daisy sunflower rose cherry-blossom plum-blossom chrysanthemum peony camellia hibiscus succulent planet earth
  globe orbit clock stopwatch alarm-clock watch compass wheel tire ship-wheel steering-wheel gear target ring wreath
  basketball football volleyball tennis-ball golf-ball baseball bowling-ball billiard-ball yarn button coin medal vinyl
  record camera-lens aperture eye drum gong mirror plate life-buoy swim-ring smile laughing cat dog bear panda lion tiger
  owl pig rabbit monkey fox koala paw chip snowflake star diamond gem ladybug turtle snail shell clam water-drop leaf
  balloon lantern tooth heart`.split(/\s+/),
);

export const isRoundThing = (concept: string): boolean => ROUND.has(concept);
