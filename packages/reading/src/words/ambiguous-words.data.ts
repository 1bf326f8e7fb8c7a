/** `near` are words beside it that make it mean this; English ones as they are written, any form of them counts. */
type Sense = { means: string; near: string };

/** A word with two pictures: what it means by itself, and what its neighbours can make of it. */
export type AmbiguousWord = { words: string; means: string; unless: readonly Sense[] };

/** Words are parted by commas. A concept may stand in several lines. Chinese ones: `ambiguous-words-zh.data.ts`. */
export const AMBIGUOUS_ENGLISH: readonly AmbiguousWord[] = [
  {
    words: 'crane, cranes',
    means: 'crane-bird',
    unless: [
      {
        means: 'tower-crane',
        near: 'construction, lift, lifting, hire, rental, rentals, operator, heavy, building, steel, machinery, site, tower, hoist, engineering, rigging, port, equipment',
      },
    ],
  },
  {
    words: 'bow, bows',
    means: 'bow',
    unless: [
      { means: 'bow-arrow', near: 'arrow, archery, archer, hunting, hunter, crossbow, shooting, target, longbow' },
      { means: 'bow', near: 'kite, kites, ribbon, gift, parcel' },
      { means: 'violin', near: 'violin, cello, fiddle, strings, luthier, orchestra' },
      { means: 'bow-tie', near: 'tie, tuxedo, gentleman, menswear' },
    ],
  },
  {
    words: 'bat, bats',
    means: 'bat',
    unless: [
      { means: 'baseball-bat', near: 'baseball, softball, batting, pitcher, league' },
      { means: 'cricket-bat', near: 'cricket, wicket' },
    ],
  },
  {
    words: 'seal, seals',
    means: 'seal-animal',
    unless: [
      { means: 'wax-seal', near: 'wax, envelope, letter, letters, notary' },
      { means: 'seal-stamp', near: 'chinese, stamp, carving, calligraphy, ink, engraving, name, red' },
      { means: 'gear', near: 'rubber, gasket, pump, mechanical, industrial, hydraulic, o-ring' },
    ],
  },
  {
    words: 'nail, nails',
    means: 'nail',
    unless: [
      {
        means: 'fingernail',
        near: 'salon, polish, varnish, manicure, manicures, pedicure, pedicures, gel, acrylic, beauty, lashes, brows, spa, painted',
      },
      { means: 'paw', near: 'dog, dogs, puppy, puppies, cat, cats, pet, pets, groomer, grooming, bath, claws, fur' },
    ],
  },
  {
    words: 'perch, perches',
    means: 'sea-bass',
    unless: [
      { means: 'twig', near: 'bird, birds, owl, parrot, robin, raven, crow, hawk, falcon, budgie, canary, cage' },
    ],
  },
  {
    words: 'mouse, mice',
    means: 'mouse-animal',
    unless: [
      {
        means: 'computer-mouse',
        near: 'computer, keyboard, gaming, wireless, usb, pad, desktop, pc, peripheral, click',
      },
    ],
  },
  {
    words: 'glasses',
    means: 'glasses',
    unless: [
      { means: 'wine-glass', near: 'wine, champagne, drinking, cocktail, bar, goblet, red, sommelier' },
      { means: 'beer', near: 'beer, pint, brewery' },
      { means: 'water-glass', near: 'water, milk, juice' },
      { means: 'stained-glass', near: 'stained, church, leaded' },
      { means: 'window-frame', near: 'window, windows, pane, glazing, glazier' },
      { means: 'vase', near: 'blown, blowing, blower, glassware, art, studio, furnace' },
      { means: 'magnifier', near: 'magnifying' },
      { means: 'hourglass', near: 'hour, sand' },
    ],
  },
  {
    words: 'glass',
    means: 'vase',
    unless: [
      { means: 'glasses', near: 'eye, eyes, eyewear, optical, optician, spectacles, sunglasses, prescription' },
      { means: 'wine-glass', near: 'wine, champagne, drinking, cocktail, bar, goblet, red, sommelier' },
      { means: 'beer', near: 'beer, pint, brewery' },
      { means: 'water-glass', near: 'water, milk, juice' },
      { means: 'stained-glass', near: 'stained, church, leaded' },
      { means: 'window-frame', near: 'window, windows, pane, glazing, glazier' },
      { means: 'vase', near: 'blown, blowing, blower, glassware, art, studio, furnace' },
      { means: 'magnifier', near: 'magnifying' },
      { means: 'hourglass', near: 'hour, sand' },
    ],
  },
  {
    words: 'date, dates',
    means: 'date-fruit',
    unless: [
      { means: 'calendar', near: 'calendar, save, appointment, event, planner, schedule, booking' },
      { means: 'two-hearts', near: 'dating, love, romance, romantic, night, blind, couple, couples, matchmaking' },
    ],
  },
  {
    words: 'palm, palms',
    means: 'palm-tree',
    unless: [{ means: 'hand', near: 'hand, hands, reading, reader, fortune, lines, open, held' }],
  },
  {
    words: 'bark',
    means: 'dog',
    unless: [{ means: 'wood', near: 'tree, birch, oak, cork, cinnamon, wood, mulch, trunk' }],
  },
  {
    words: 'bolt, bolts',
    means: 'lightning',
    unless: [{ means: 'screw', near: 'nut, nuts, screw, screws, hardware, fastener, steel, metal, hex, washer' }],
  },
  {
    words: 'nut, nuts',
    means: 'nut',
    unless: [{ means: 'screw', near: 'bolt, bolts, screw, hardware, fastener, hex, wrench, steel' }],
  },
  {
    words: 'pitcher, pitchers',
    means: 'kettle',
    unless: [{ means: 'baseball', near: 'baseball, softball, league, mound' }],
  },
  {
    words: 'jam, jams',
    means: 'jar',
    unless: [
      { means: 'guitar', near: 'session, sessions, band, music, live, guitar, blues, jazz' },
      { means: 'traffic-light', near: 'traffic' },
    ],
  },
  {
    words: 'turkey',
    means: 'turkey',
    unless: [{ means: 'mosque', near: 'istanbul, turkish, country, travel, tours, ottoman, visa' }],
  },
  {
    words: 'kiwi, kiwis',
    means: 'kiwi',
    unless: [{ means: 'kiwi-bird', near: 'bird, zealand, flightless, nz' }],
  },
  {
    words: 'cricket',
    means: 'cricket-bat',
    unless: [{ means: 'cricket-insect', near: 'insect, insects, singing, bug, protein, flour, chirping, night' }],
  },
  {
    words: 'fan, fans',
    means: 'fan',
    unless: [
      { means: 'folding-fan', near: 'folding, paper, silk, chinese, japanese, hand, painted, dance, bamboo' },
      { means: 'heart', near: 'club, merch, football, idol, music' },
    ],
  },
  {
    words: 'bass',
    means: 'fish',
    unless: [{ means: 'guitar', near: 'guitar, music, band, drum, player, jazz, lessons, strings, rock' }],
  },
  {
    words: 'horn, horns',
    means: 'horn',
    unless: [
      { means: 'bull', near: 'bull, cattle, ox, ranch, longhorn, steak' },
      { means: 'megaphone', near: 'car, vehicle, loud' },
    ],
  },
  {
    words: 'trunk, trunks',
    means: 'tree-stump',
    unless: [
      { means: 'elephant', near: 'elephant, elephants' },
      { means: 'treasure-chest', near: 'travel, leather, storage, vintage, luggage, steamer' },
      { means: 'swimsuit', near: 'swim, swimming' },
    ],
  },
  {
    words: 'ring, rings',
    means: 'ring',
    unless: [
      { means: 'boxing', near: 'boxing, boxer, wrestling, fight, fights' },
      { means: 'gymnastic-rings', near: 'gymnastic, gymnastics' },
      { means: 'tree-stump', near: 'tree, growth, annual' },
    ],
  },
  {
    words: 'swallow, swallows',
    means: 'swallow',
    unless: [{ means: 'pill', near: 'pill, pills, throat, therapy, dysphagia' }],
  },
  {
    words: 'kite, kites',
    means: 'kite',
    unless: [{ means: 'eagle', near: 'raptor, birdwatching, prey, falcon' }],
  },
  {
    words: 'mole, moles',
    means: 'mouse-animal',
    unless: [{ means: 'taco', near: 'mexican, sauce, taqueria, poblano, enchilada' }],
  },
  {
    words: 'squash',
    means: 'squash',
    unless: [{ means: 'squash-sport', near: 'court, courts, racket, racquet, club, sport, coaching' }],
  },
  {
    words: 'sole',
    means: 'fish',
    unless: [{ means: 'sneaker', near: 'shoe, shoes, sneaker, cobbler, repair, leather' }],
  },
  {
    words: 'iris',
    means: 'iris-flower',
    unless: [{ means: 'eye', near: 'eye, eyes, optician, optometry, vision, clinic, scan' }],
  },
  {
    words: 'rocket',
    means: 'rocket',
    unless: [{ means: 'leafy-green', near: 'salad, salads, leaves, arugula, vegetable' }],
  },
  {
    words: 'pipe, pipes',
    means: 'tobacco-pipe',
    unless: [
      { means: 'nozzle', near: 'plumbing, plumber, water, drain, gas, sewage, fitting, fittings, steel' },
      { means: 'bagpipes', near: 'bagpipe, bagpipes, piper, pipers, kilt, tartan, ceilidh, pibroch' },
      { means: 'flute', near: 'music, organ, pan, panpipe' },
    ],
  },
  {
    words: 'needle, needles',
    means: 'sewing-needle',
    unless: [
      { means: 'pine-tree', near: 'pine, fir, forest, conifer' },
      { means: 'acupuncture', near: 'acupuncture, acupuncturist, tcm' },
      { means: 'vinyl', near: 'record, records, vinyl, turntable' },
      { means: 'yarn', near: 'knitting, wool, yarn, crochet' },
    ],
  },
  {
    words: 'mint',
    means: 'mint',
    unless: [
      { means: 'mint', near: 'sprig, leaf, leaves, herb, herbs, tea, basil, lime, garden' },
      { means: 'coins', near: 'coin, coins, currency, royal, gold, silver, token' },
    ],
  },
  {
    words: 'bank',
    means: 'bank',
    unless: [{ means: 'river', near: 'river, riverside, fishing, canal' }],
  },
  {
    words: 'chip, chips',
    means: 'chip',
    unless: [{ means: 'french-fries', near: 'fish, fried, potato, potatoes, salt, crispy, snack, snacks, takeaway' }],
  },
  {
    words: 'shuttle',
    means: 'bus',
    unless: [
      { means: 'rocket', near: 'space, launch, orbit' },
      { means: 'loom', near: 'weaving, loom, weaver, yarn, thread' },
    ],
  },
  {
    words: 'plane, planes',
    means: 'airplane',
    unless: [{ means: 'wood-plane', near: 'wood, woodwork, woodworking, carpenter, carpentry, joinery, hand, timber' }],
  },
  {
    words: 'saddle, saddles',
    means: 'saddle',
    unless: [{ means: 'bicycle', near: 'bike, bicycle, cycling' }],
  },
  {
    words: 'boxing',
    means: 'boxing',
    unless: [{ means: 'package', near: 'gift, packaging, carton, cardboard, day' }],
  },
  {
    words: 'jaguar, jaguars, 捷豹',
    means: 'jaguar',
    unless: [{ means: 'sport-car', near: 'car, cars, auto, garage, dealer, parts, vintage, 汽车, 车行, 配件' }],
  },
  { words: 'beetle, beetles', means: 'beetle', unless: [{ means: 'car', near: 'car, volkswagen, garage, vintage' }] },
  {
    words: 'python, pythons',
    means: 'python-snake',
    unless: [{ means: 'laptop-code', near: 'code, coding, programming, developer, software, data, course, 编程' }],
  },
  { words: 'ram, rams', means: 'ram', unless: [{ means: 'memory-stick', near: 'computer, memory, pc, laptop' }] },
  { words: 'ham', means: 'ham', unless: [{ means: 'radio', near: 'radio, amateur, operator' }] },
  {
    words: 'pen, pens',
    means: 'pen',
    unless: [
      {
        means: 'fence',
        near: 'cattery, kennel, kennels, boarding, cats, dogs, sheep, pigs, hens, livestock, animals, farm, heated',
      },
    ],
  },
  {
    words: 'ginger',
    means: 'ginger',
    unless: [{ means: 'orange-cat', near: 'cat, cats, kitten, kitty, tabby' }],
  },
  {
    words: 'mandarin, mandarins',
    means: 'tangerine',
    unless: [
      { means: 'mandarin-duck', near: 'duck, ducks' },
      { means: 'mandarin-fish', near: 'fish' },
      { means: 'translate', near: 'language, lessons, school, teacher, speaking, class, course, tutor' },
    ],
  },
  {
    words: 'spring, springs',
    means: 'sprout',
    unless: [
      { means: 'spring-coil', near: 'mattress, coil, steel, suspension, metal, wire' },
      { means: 'hot-spring', near: 'hot, thermal, bath, onsen' },
      { means: 'stream', near: 'bubbling, trickling, stone, stones, rock, rocks, brook, source, water' },
    ],
  },
  {
    words: 'punch',
    means: 'boxing',
    unless: [{ means: 'juice', near: 'fruit, bowl, drink, party, cocktail, juice, tropical' }],
  },
  {
    words: 'iron, irons',
    means: 'iron',
    unless: [
      { means: 'anvil', near: 'wrought, forge, cast, blacksmith, metal, steel, smith' },
      { means: 'golf-club', near: 'golf' },
    ],
  },
  {
    words: 'clutch, clutches',
    means: 'clutch-bag',
    unless: [{ means: 'gear', near: 'car, gearbox, transmission, auto, repair' }],
  },
  {
    words: 'plant, plants',
    means: 'potted-plant',
    unless: [{ means: 'factory', near: 'power, manufacturing, chemical, treatment, steel, cement, bottling' }],
  },
  { words: 'toast', means: 'toast', unless: [{ means: 'cheers', near: 'champagne, wedding, cheers, speech' }] },
  {
    words: 'crown, crowns, 牙冠',
    means: 'crown',
    unless: [{ means: 'tooth', near: 'dental, dentist, tooth, teeth, implant, 牙' }],
  },
  {
    words: 'comb, combs',
    means: 'comb',
    unless: [{ means: 'honeycomb', near: 'honey, bee, bees, beekeeper' }],
  },
  {
    words: 'tablet, tablets',
    means: 'tablet-device',
    unless: [{ means: 'tablet-medicine', near: 'medicine, pill, pills, vitamin, pharmacy, drug, herbal' }],
  },
  {
    words: 'brush, brushes',
    means: 'brush',
    unless: [
      { means: 'toothbrush', near: 'tooth, teeth, dental, dentist, dentists, hygienist' },
      { means: 'broom', near: 'chimney, chimneys, sweep, sweeps, soot, flue' },
      { means: 'ink-brush', near: 'calligraphy, ink, chinese' },
      { means: 'paintbrush', near: 'paint, painting, artist, oil, watercolor' },
      { means: 'hair-brush', near: 'hair, detangling' },
    ],
  },
  { words: 'cell, cells', means: 'cell', unless: [{ means: 'smartphone', near: 'phone, phones, mobile' }] },
  {
    words: 'wave, waves',
    means: 'wave',
    unless: [{ means: 'curly-hair', near: 'hair, perm, salon, curls' }],
  },
  { words: 'cocoa', means: 'cocoa-bean', unless: [{ means: 'hot-chocolate', near: 'hot, mug, drink, cup' }] },
  { words: 'wasp, wasps', means: 'hornet', unless: [{ means: 'bee', near: 'bee, bees, honey' }] },
  {
    words: 'radio',
    means: 'radio',
    unless: [{ means: 'microphone', near: 'station, host, broadcast, podcast, show' }],
  },
];
