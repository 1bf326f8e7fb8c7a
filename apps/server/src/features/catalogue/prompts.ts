type Words = { zh: string; en: string };

/** Keywords of the art-font maker: a way of writing, and what it does to the letters. */
export const PROMPTS: readonly { id: string; words: Words; describe: Words }[] = [
  {
    id: 'ink',
    words: { zh: '水墨飞白', en: 'Dry-brush ink' },
    describe: { zh: '枯笔拖过宣纸，笔画里留着白', en: 'A dry brush dragged over paper, white left inside the strokes' },
  },
  {
    id: 'retro-stripes',
    words: { zh: '复古条纹', en: 'Retro stripes' },
    describe: { zh: '横条由细到宽，像老汽水的招牌', en: 'Bars from thin to wide, like an old soda sign' },
  },
  {
    id: 'neon',
    words: { zh: '霓虹灯管', en: 'Neon tube' },
    describe: { zh: '一根灯管弯成字，夜里亮着', en: 'One tube bent into letters, lit at night' },
  },
  {
    id: 'extrude',
    words: { zh: '立体厚字', en: 'Solid block' },
    describe: { zh: '字往后推出厚度，像门头上的立体字', en: 'Letters pushed back into depth, like signage' },
  },
  {
    id: 'pixel',
    words: { zh: '像素方块', en: 'Pixel' },
    describe: { zh: '每一笔都落在格子里', en: 'Every stroke falls on the grid' },
  },
  {
    id: 'sticker',
    words: { zh: '贴纸描边', en: 'Sticker' },
    describe: { zh: '粗边一圈又一圈，揭下来就能贴', en: 'Thick borders round and round, ready to peel off' },
  },
  {
    id: 'inline',
    words: { zh: '中空线', en: 'Inline' },
    describe: { zh: '笔画中间抽出一条亮线', en: 'A bright line drawn through the middle of each stroke' },
  },
  {
    id: 'soft',
    words: { zh: '圆润软糖', en: 'Soft candy' },
    describe: { zh: '尖角都磨圆了，像一颗软糖', en: 'Every corner rounded, soft as a sweet' },
  },
  {
    id: 'slice',
    words: { zh: '赛博切片', en: 'Cyber slice' },
    describe: { zh: '横切几刀错开，信号在跳', en: 'Cut across and shifted, a signal that jumps' },
  },
  {
    id: 'wave',
    words: { zh: '波浪弯曲', en: 'Wave warp' },
    describe: { zh: '整行字跟着一道波浪起伏', en: 'The whole line rides on one wave' },
  },
  {
    id: 'stencil',
    words: { zh: '镂空模板', en: 'Stencil' },
    describe: { zh: '留出断口，像喷在木箱上的字', en: 'Bridges left open, like letters sprayed on a crate' },
  },
];
