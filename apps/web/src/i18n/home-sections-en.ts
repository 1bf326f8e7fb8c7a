import type { zh } from './home-sections-zh.ts';

export const en: typeof zh = {
  steps: {
    name: 'Online design',
    heading: 'Four steps to the shop front',
    note: ['This is the logo from above.', 'Each line is a circle, tangent or clear space of it.'],
    list: [
      {
        title: 'Enter the name',
        text: 'The name is all we need to begin.',
      },
      {
        title: 'Choose some words',
        text: 'Bread, hill, morning: we turn words into symbols.',
      },
      { title: 'Add a slogan', text: 'If you like. Spacing and margins are set for you.' },
      {
        title: 'Choose colours and fonts',
        text: 'Change one, and every logo updates.',
      },
    ],
  },
  cases: {
    name: 'Excellent cases',
    heading: 'Every name, its own way',
    note: ['Pick a logo to see why it looks this way.', 'Sample shops; every logo made by Markwright.'],
    customers: 'Made here by our customers',
    stories: {
      seaSalt: {
        trade: 'Coffee',
        text: 'Three waves stacked like scales, or like cups. The orange is the sunrise.',
      },
      beidou: { trade: 'Data services', text: 'A planet and its orbit. On a deep blue, the letters need not shout.' },
      orange: { trade: 'Drinks', text: 'Half an orange, all inside one circle.' },
      flowers: { trade: 'Florist', text: 'Five circles round one: a plum blossom.' },
      hotpot: {
        trade: 'Hotpot',
        text: 'One pot, two broths. The S in the middle is its wall, and the soup coming to the boil.',
      },
      pets: { trade: 'Pet shop', text: 'Two ears and a tongue say enough.' },
      inn: {
        trade: 'Guest house',
        text: 'Two peaks with the moon between them.',
      },
      tea: { trade: 'Tea house', text: 'The name in a frame, like the label of a tea tin.' },
      law: { trade: 'Law firm', text: 'Two rules hold the name: no word more.' },
      surf: { trade: 'Surf school', text: 'Two arcs make a fish, ready to leave the water.' },
      dental: { trade: 'Dentist', text: 'An egret stands firm on one leg.' },
      records: { trade: 'Record shop', text: 'A fluke goes under; the ripples are grooves.' },
      noodles: {
        trade: 'Noodles',
        text: 'A bowl and chopsticks in a round badge that also works on a shop window.',
      },
      photo: { trade: 'Photo studio', text: 'Six blades, the shutter half open.' },
      office: { trade: 'Shared office', text: 'Three cells and a drop: people make honey.' },
      furniture: {
        trade: 'Furniture',
        text: 'The first letter, carved into a board with rounded corners.',
      },
      books: { trade: 'Bookshop', text: 'An open book, and a room.' },
      laundry: { trade: 'Laundry', text: 'One is washed, the other is drying.' },
      farm: { trade: 'Farm', text: 'One ear, grains left and right.' },
      yoga: { trade: 'Yoga', text: 'Five petals, sitting straight.' },
      gym: {
        trade: 'Gym',
        text: 'Wide, heavy letters in one ink, strong wherever they are printed.',
      },
      pine: { trade: 'Joinery', text: 'Three tiers of needles, one trunk.' },
    },
  },
  brand: {
    name: 'A brand of your own',
    heading: 'One logo, the whole shop',
    note: ['Sign, card, cup, phone, shirt: all from one file.', 'Sizes and margins are set for you.'],
    uses: {
      sign: 'The shop front of 半山面包',
      card: 'Its business card, both sides',
      cup: 'Its cup to go',
      app: 'Its icon on a phone',
      shirt: 'Its staff T-shirt',
    },
  },
  aiLogo: {
    name: 'AI logo',
    sentence: [
      ['I run a', 'bakery', ' that should feel'],
      ['', 'fresh from the oven', '. Draw me four logos in', 'new retro', '.'],
    ],
    live: 'new retro',
    brief: 'A bakery, fresh from the oven',
    action: 'Make four logos',
    shelf: 'Fifteen styles',
    styles: {
      retro: { name: 'New retro', tone: 'Heavy letters, warm inks: an old sign with news to tell.' },
      nature: { name: 'Naturalism', tone: 'Leaf, ear and grain, in colours that grow.' },
      round: { name: 'Circular fun', tone: 'Whatever can be round is round, like a sweet.' },
      line: { name: 'Linear minimalism', tone: 'One line says it; there is no second.' },
      geometry: { name: 'Geometric modernity', tone: 'Square, circle, triangle, each in its place.' },
      video: { name: 'Short-video style', tone: 'It leans, it hurries, it is known in three seconds.' },
      cyber: { name: 'Cyberpunk', tone: 'Edges and contrast, a warning sign at night.' },
      pixel: { name: 'Pixel technology', tone: 'Every stroke falls on the grid.' },
      neon: { name: 'Neon gradient', tone: 'A loop of tube, at its best after dark.' },
      ink: { name: 'Ink and wash', tone: 'Written downwards with much left white, and one seal.' },
      ancient: { name: 'Ancient Chinese', tone: 'A board over a gate; the letters must hold it.' },
      cartoon: { name: 'Cartoon graffiti', tone: 'Like a sticker: children know it first.' },
      red: { name: 'Passion red', tone: 'A whole wall of red, packed with letters.' },
      blue: { name: 'Cool blue', tone: 'Not loud, and reliable in every line.' },
      romance: { name: 'Romantic purple', tone: 'Fine letters and petals, for presents and evenings.' },
    },
  },
  faces: {
    name: 'AI art font',
    heading: 'One name, eleven fonts',
    action: 'Write my name',
    slider: 'Change the font',
  },
  information: {
    name: 'AI information',
    heading: 'How machines learn to draw',
    tabs: { domestic: 'In China', foreign: 'Abroad', papers: 'Papers' },
    link: 'Original',
    original: (title: string) => `Read the original: ${title}`,
    items: {
      damo: {
        title: 'DAMO Academy',
        source: 'Alibaba',
        text: 'Research on vision, language and decisions; AnyText, which writes hanzi correctly inside pictures, comes from an Alibaba team.',
      },
      baai: {
        title: 'Beijing Academy of Artificial Intelligence',
        source: 'BAAI',
        text: 'Open models, data and tests: the place to see how far Chinese models have come.',
      },
      shlab: {
        title: 'Shanghai Artificial Intelligence Laboratory',
        source: 'Shanghai',
        text: 'From foundation models to open tools; reading pictures is its strength.',
      },
      paddle: {
        title: 'PaddlePaddle',
        source: 'Baidu',
        text: 'A deep-learning framework made in China, with ready models for cutting out and reading text.',
      },
      trademark: {
        title: 'China Trademark Office',
        source: 'CNIPA',
        text: 'Once a logo is drawn and before it is hung, look here whether somebody holds it already.',
      },
      deepmind: {
        title: 'Google DeepMind',
        source: 'Google',
        text: 'How models that make pictures and films go from paper to product, told step by step.',
      },
      openai: {
        title: 'OpenAI Research',
        source: 'OpenAI',
        text: 'Drawing from one sentence became widely known here, with DALL·E.',
      },
      adobe: {
        title: 'Adobe Research',
        source: 'Adobe',
        text: 'The research behind design software: vectors, type, layout and retouching, close to a designer’s hand.',
      },
      svg: {
        title: 'The SVG 2 standard',
        source: 'W3C',
        text: 'Why a logo’s source file stays sharp at any size; every stroke we draw follows it.',
      },
      brands: {
        title: 'Global Brand Database',
        source: 'WIPO',
        text: 'Trade marks of many countries in one place, searchable by picture for what looks alike.',
      },
      anyText: {
        title: 'AnyText: writing the letters right',
        source: 'arXiv 2311.03054',
        text: 'The model is shown glyphs and places first, so that hanzi in pictures keep all their strokes.',
      },
      starVector: {
        title: 'StarVector: drawing as writing code',
        source: 'arXiv 2312.11556',
        text: 'It looks at a picture and writes SVG, which can then be changed stroke by stroke.',
      },
      layerDiffuse: {
        title: 'LayerDiffuse: transparent from the start',
        source: 'arXiv 2402.17113',
        text: 'Transparency is hidden in the latent space, so nothing has to be cut out afterwards.',
      },
      biRefNet: {
        title: 'BiRefNet: cutting out hair and lace',
        source: 'arXiv 2401.03407',
        text: 'One eye on the whole and one on the detail keeps the edges of large pictures.',
      },
      deepSvg: {
        title: 'DeepSVG: icons learnt layer by layer',
        source: 'arXiv 2007.11301',
        text: 'First how many paths, then how each runs; icons can even turn smoothly into each other.',
      },
    },
  },
};
