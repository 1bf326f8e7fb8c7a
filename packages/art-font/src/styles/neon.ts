import { grow, mixColors } from '@markwright/vector';
import { gradientAcross } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, edge, fill } from '../layers.ts';

const STEPS = 8;

export const neon: ArtStyle = {
  id: 'neon',
  title: { zh: '霓虹灯管', en: 'Neon tube' },
  describe: { zh: '一根灯管弯成字，夜里亮着', en: 'One tube bent into letters, lit at night' },
  keywords: [
    '霓虹',
    '灯',
    '夜',
    '酒吧',
    '夜市',
    '电音',
    '派对',
    '迪厅',
    'neon',
    'bar',
    'night',
    'club',
    'party',
    'light',
  ],
  fonts: {
    hanzi: ['975-maru.ttf', 'markwright-sweet-round.ttf', 'noto-sans-sc-regular.ttf'],
    latin: ['comfortaa.ttf', 'pacifico.ttf', 'quicksand.ttf'],
  },
  schemes: [
    { ground: '#150b24', colors: ['#ff3d9a', '#7a5cff', '#2de2ff'] },
    { ground: '#0b1420', colors: ['#2de2ff', '#39f0a6', '#ffe14d'] },
    { ground: '#1c0d0d', colors: ['#ff7a26', '#ff3d5a', '#ffd24a'] },
  ],
  draw(kit) {
    const { shape, box, h, stem, colors } = kit;
    const across = gradientAcross(box, 0, [colors[0], colors[1], colors[2]]);
    const tube = grow(shape, h * 0.008);
    // Light falls off in steps too small to be seen one by one.
    const glow = Array.from({ length: STEPS }, (_, step) => {
      const near = step / (STEPS - 1);
      const reach = h * (0.05 + between(kit, 0.22, 0.44) * (1 - near) ** 1.3);
      return edge(tube, colors[0], reach, { gradient: across, opacity: 0.03 + 0.06 * near ** 2, ...decoration });
    });
    const hot = across.stops.map((stop) => ({ ...stop, color: mixColors(stop.color, '#ffffff', 0.8) }));
    return [
      ...glow,
      fill(tube, colors[0], { gradient: across }),
      fill(grow(shape, -Math.min(stem * 0.24, h * 0.03)), '#ffffff', {
        gradient: { ...across, stops: hot },
        ...decoration,
      }),
    ];
  },
};
