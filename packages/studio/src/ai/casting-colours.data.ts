import type { AiColors } from './style-program.ts';

/** A world of colours in one line: ground, name, mark, the mark's second colour, accent. */
function colours(lines: string): AiColors[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [ground = '', name = '', mark = '', second = '', accent = ''] = line.trim().split(' ');
      return { ground, name, mark, second, accent };
    });
}

/**
 * What trades are coloured in where nobody chose a style: on paper, on white, on a full colour and on a dark one. The
 * first is the plainest answer.
 */
export const TRADE_COLOURS = {
  wheat: colours(`
    #f8ecd6 #4b2a18 #b8602a #e0a24a #e0a24a
    #a94e24 #fff6e6 #fff6e6 #ffd08a #7c3415
    #fffdf8 #3a2418 #8c4a22 #d99a4a #d99a4a
    #2c3f36 #f7ead0 #f0bf72 #f7ead0 #c97b3e
    #efd9b4 #45281a #7a3f1f #c9792f #a65a28`),
  roast: colours(`
    #f3e9dc #3b261a #6b4228 #b9804f #c79a6b
    #3a2519 #f4e6d2 #e2b98a #f4e6d2 #b07a48
    #ffffff #2e2019 #7b4a2b #c58b54 #c58b54
    #24493f #f5ead8 #f5ead8 #d9a066 #7fa08f
    #e8d5bd #3d2619 #4f6b58 #8a5a35 #8a5a35`),
  spice: colours(`
    #fff6ec #7a1712 #c4231a #f0942e #e9a13b
    #b81f17 #fff1dd #fff1dd #ffc765 #7a100c
    #ffffff #2b1a15 #d1321f #f2a33a #f2a33a
    #2a1512 #fbe6c8 #f08a2c #e0402a #c4231a
    #f6dfb4 #5a1a10 #b3261a #d97a1e #d97a1e`),
  feast: colours(`
    #f6ecd4 #5a1712 #a3231a #c8963e #c8963e
    #8e1b16 #f6dfae #eec77d #f6dfae #d99b45
    #fffaf0 #3a1a14 #b02a1d #d2a04a #d2a04a
    #1f3a34 #f0dfb4 #e4be76 #f0dfb4 #c2913f`),
  leaf: colours(`
    #f3efe2 #2d3a2e #4d6b45 #a8763e #9a8a5a
    #2f4435 #f1ead6 #d6dfb4 #e0b473 #9bae7e
    #fbfaf5 #26332b #3f6148 #b5532c #b5532c
    #dfe6d3 #2b3a2c #456a3f #8a6a3a #8a9c72
    #eee3cf #3f3222 #6e5a34 #5b7a4c #a98f5e`),
  ink: colours(`
    #f6f1e4 #1b1a18 #1b1a18 #b3261e #b3261e
    #2b2a28 #f3ede0 #f3ede0 #c96a4f #a79f90
    #ffffff #22201d #22201d #a8352a #8c857a
    #ece4d3 #2a2622 #5b3a2a #a8352a #a8352a`),
  orchard: colours(`
    #fff8e6 #2f4a1f #4f9a2f #f08a24 #f5b53d
    #357a2d #fffbe8 #fffbe8 #ffd34d #2a6420
    #ffffff #24401f #e2572b #5fa83a #f2a93a
    #ffe3b3 #5a2c12 #c9581a #4f8f34 #4f8f34
    #e6f3dc #254a2a #2f8a4a #f08a2e #7fbf6a`),
  tide: colours(`
    #f6f1e4 #12304a #12507a #e8694a #e0a458
    #10405f #f8f1e1 #f8f1e1 #f2937a #3f7f96
    #ffffff #0f2f45 #0f7f8a #ef7a5a #8fc3cc
    #0f6b75 #fdf7ea #fdf7ea #ffc98a #0a4d55
    #e3f0f1 #123a4f #16657d #e2674a #8bb7c0`),
  blossom: colours(`
    #fdf0ee #5a2436 #c2567a #6f9a72 #e0a3b0
    #e9efe2 #31452f #5f8a58 #cf6f8a #a9bf96
    #ffffff #40222e #b3486e #8aa37a #d9a0ae
    #4a2638 #fbe6e6 #f2b0c0 #fbe6e6 #c27a92
    #f6dcd8 #54263a #a83f63 #5f8a6a #c98a98`),
  nude: colours(`
    #f6ebe4 #3d2a26 #b06a5c #d9a591 #c9a192
    #3a2a2e #f6e6df #e2b3a3 #f6e6df #b98a7c
    #ffffff #2b2321 #8a4a48 #c08a7c #c9a192
    #ecd8d0 #4a2f2c #8a4a48 #b9786a #b9786a`),
  noble: colours(`
    #f4f1ea #1f2a38 #2c4a6b #a8834a #a8834a
    #16243d #f4efe3 #d9b876 #f4efe3 #b08a4a
    #ffffff #16243d #16243d #b08a4a #b08a4a
    #22352f #f3eddc #d9bf86 #f3eddc #a58b52
    #e8ebef #1d2b40 #274a78 #8c97a8 #8c97a8`),
  clinic: colours(`
    #e8f5f4 #123c4a #0f7f8a #f2936b #7fc7c4
    #0f6f7f #ffffff #ffffff #a8e4de #08515e
    #ffffff #123c4a #0f8f96 #5bc4c0 #8fd4d0
    #f6faf4 #1f4a3c #2f8f6a #6fc0d0 #a3d4bc
    #eef4fb #16355c #2468b8 #58b6d8 #9cc4e6`),
  calm: colours(`
    #f3f1ea #36443f #5f8272 #b99a78 #b9b49f
    #31463f #f0ede2 #c9d8c4 #e3c79f #8fa998
    #ffffff #37403d #4f7d72 #c2a07a #b5c2bb
    #dfe8e4 #2e4440 #3f7068 #a8896a #9cb5ac`),
  farewell: colours(`
    #f5f4f0 #33383a #4a5a58 #8a918c #a9aca6
    #2f3a3a #eeece4 #c9d2c4 #eeece4 #8b9a90
    #ffffff #3a3d3c #5f6f68 #9aa39a #b5b9b2
    #eceef0 #2d3a44 #47606e #8b9aa3 #a3b0b8`),
  nursery: colours(`
    #fff6e8 #4a3a5a #d9604a #5fb0a8 #f7c35f
    #2a7d78 #fffdf5 #fffdf5 #ffd97a #1c5c58
    #ffffff #33455a #3f93c8 #f28f6b #f7c85f
    #f7d675 #4a3216 #c9552f #2f7f86 #ffffff
    #fdeaea #553650 #c9566f #7fb5d6 #f5bf6a
    #e3f3f1 #2f4a5a #2f908b #f5a05f #f7cf6f`),
  pet: colours(`
    #fff4dc #3c2a1e #d96a22 #2f8f8a #f3b545
    #227570 #fffaf0 #fffaf0 #ffcf6b #1b5c58
    #ffffff #2f2a28 #d9652f #4aa39a #f0b04a
    #f5b942 #3a2312 #3a2312 #ffffff #c4661f
    #e4eef6 #22384e #2f6f9f #e8893f #8fb8d6`),
  workshop: colours(`
    #eef1f4 #1c2b3a #1f5f9a #e0641f #8fa6bb
    #f2b91c #17181a #17181a #ffffff #8a6a10
    #ffffff #1b2733 #d9531e #1b2733 #f0a52a
    #1b2f45 #ffffff #f5a623 #ffffff #3f6284
    #f4efe4 #2b2622 #a33a1c #2f4a5a #c98f3a`),
  clean: colours(`
    #e4f4fa #0f3a5a #1277b8 #f7b733 #86c9e6
    #1277b8 #ffffff #ffffff #bfeaf5 #0a5588
    #ffffff #0f3a5a #1687c7 #5ec8d8 #9ad4ea
    #eaf7ee #1d4a3a #23875c #4fb8d0 #9ad6b3`),
  signal: colours(`
    #eef2fb #141d33 #3a4fd8 #12a594 #9aa8e6
    #2457e6 #ffffff #ffffff #9fd8ff #163aa8
    #ffffff #101828 #2457e6 #14b8a6 #8fa8f0
    #0f172a #f1f5ff #5b8cff #34d3c0 #3a52a0
    #f5f5f2 #16181d #16181d #ff5a36 #ff5a36`),
  sport: colours(`
    #ffffff #14161a #e0261c #14161a #f2a51f
    #131416 #ffffff #ff4b2b #ffffff #8a8f98
    #f2c81f #141414 #141414 #d9321f #8a6f08
    #12202e #ffffff #c6f03d #ffffff #4a6a84
    #eef0f2 #12202e #0f4c81 #f26a1f #7f97ad`),
  stage: colours(`
    #f4efe6 #1d1a24 #c2384f #2f2a4a #d99a3f
    #14121f #f6f1ff #f2a53f #e0567a #5a4a8a
    #ffffff #1b1624 #5a36b8 #e0567a #b9a6ea
    #0f1c24 #f1fbff #3fd0c9 #f2b84a #2a6a74`),
  heritage: colours(`
    #f6e7cb #3a2017 #b2432a #1d5f5c #d99a35
    #1d4a4a #f6e7cb #e8b04a #f6e7cb #b2432a
    #efe3cc #1f2f3f #1f3f5a #b2432a #b2432a
    #1c2733 #f2e6cf #d9a441 #f2e6cf #a8442c
    #e3b04b #33200f #33200f #8f2f1a #8f2f1a`),
  earth: colours(`
    #f2ebdc #2f3b2c #4a6b3f #c47a3a #a9a47c
    #2c4034 #f2ead6 #e0b06a #cfdcb0 #8ea97f
    #ffffff #2b332c #3f6b4a #c9733a #a7b395
    #dfe9ea #1f3a44 #2a6478 #c97a3f #8fb0b8
    #a84e24 #fff6e8 #fff6e8 #ffd592 #7c3514`),
  studio: colours(`
    #f4f1ea #141414 #141414 #e0452f #e0452f
    #f2b31c #141414 #141414 #d8392b #ffffff
    #ffffff #141414 #2b4bd8 #f2b31c #e0452f
    #1a1a1c #f5f2ea #f5f2ea #f2603f #8a8a8a
    #e6e9f2 #1b2144 #3a46b8 #e8643f #9aa3d6`),
  campus: colours(`
    #f3f6fb #1b2f52 #c23b2c #1f5fbf #9db2d6
    #1b3a6b #ffffff #ffd166 #ffffff #4a74b8
    #ffffff #16325c #1f5fbf #f0a32a #9dbbe6
    #fff6e3 #3a2a1a #d9642a #1f6f7a #f0b13f
    #e4f1ea #1d4435 #1f7f5a #f0a032 #8cc2a6`),
  home: colours(`
    #f4efe8 #3a322c #8a5f45 #6f8a7a #b5a08a
    #566b5e #f6f1e6 #f6f1e6 #e8c79a #3f5147
    #ffffff #332d28 #a0653f #8aa093 #c2ae98
    #2f3a3f #f2ece2 #e0b98a #f2ece2 #7f8f94
    #e6dccb #38302a #6b4a34 #9a6f4a #9a8468`),
} as const satisfies Readonly<Record<string, readonly AiColors[]>>;

export type ColourWorld = keyof typeof TRADE_COLOURS;
