import { mixColors } from '@markwright/vector';
import { printLockup } from './print-lockup.ts';
import type { SceneKit } from './scene.ts';

const BODY = 'M136 62H264L247 258Q246 266 238 266H162Q154 266 153 258Z';
const SLEEVE = 'M139.500 100H260.500L252 200H148Z';

/** 杯子: a 12 oz paper cup whose sleeve carries the logo. */
export function drawCup(kit: SceneKit): string {
  const { brand, air, floor } = kit.colors;
  const cup = '#f8f4ea';
  const side = (points: string, opacity: number, color = '#2b1d0d') =>
    `<path d="${points}" fill="${color}" opacity="${opacity}"/>`;
  return [
    `<rect width="400" height="280" fill="${air}"/><rect y="228" width="400" height="52" fill="${floor}"/>`,
    `<ellipse cx="212" cy="264" rx="86" ry="8" fill="#2b1d0d" opacity=".18"/>`,
    `<path d="${BODY}" fill="${cup}"/><path d="${SLEEVE}" fill="${brand}"/>`,
    printLockup(kit, { room: { x: 160, y: 110, width: 80, height: 80 }, surface: brand, shape: 'column' }),
    side('M246 62H264L247 258Q246 266 238 266H226Q233 262 234 254Z', 0.1),
    side('M136 62H148L163 254Q164 262 170 266H162Q154 266 153 258Z', 0.18, '#ffffff'),
    `<path d="M131 48q0-4 4-4H265q4 0 4 4v12q0 4-4 4H135q-4 0-4-4Z" fill="#2b2520"/>`,
    `<path d="M142 44l5-15q1-3 4-3h98q3 0 4 3l5 15Z" fill="#3a332c"/><path d="M180 26h26v5h-26z" fill="#17130f"/>`,
    `<g transform="translate(306 196)"><ellipse cx="32" cy="68" rx="30" ry="5" fill="#2b1d0d" opacity=".16"/>`,
    `<path d="M0 24q0 43 32 43q32 0 32-43z" fill="${cup}"/><ellipse cx="32" cy="24" rx="32" ry="7" fill="${mixColors(cup, '#6b5c45', 0.12)}"/>`,
    `<ellipse cx="32" cy="24.500" rx="26" ry="5" fill="${mixColors(brand, '#c2843c', 0.6)}"/></g>`,
  ].join('');
}
