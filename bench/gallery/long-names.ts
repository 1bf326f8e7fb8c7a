import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openShippedOutlines } from '@markwright/fonts/node';
import { renderSvg } from '@markwright/logo';
import { openStudio } from '@markwright/studio';
import { drawSheet } from './sheet.ts';

const BRIEFS = [
  { name: 'The Old Harbour Coffee Roasting Company', description: 'coffee roaster' },
  { name: 'Winterbourne & Hargreaves Solicitors LLP', description: 'law firm' },
  { name: 'Little Sparrow Montessori Kindergarten', description: 'kindergarten' },
  { name: 'Mountain Meadow Veterinary Clinic', description: 'vet', slogan: 'Care for every paw' },
  { name: 'Bartholomew Fitzgerald Photography', description: 'photographer' },
  { name: 'Internationalization Consultancy', description: 'consulting' },
  { name: '杭州西湖龙井村老茶农手工炒茶体验馆', description: '茶' },
  { name: '深圳市南山区第一人民医院口腔科门诊部', description: '牙科', slogan: '微笑从这里开始' },
  { name: '老北京铜锅涮羊肉前门大街总店', description: '火锅' },
  { name: '晨光少儿编程与机器人创意教育中心', secondName: 'Morning Light Coding School', description: '教育' },
  { name: '山野集 Wild Mountain Camping Outfitters', description: '露营' },
  { name: '一二三四五六七八九十一二三四五六七八九十', description: '书店' },
];
const EACH = 6;

/** `npm run gallery -- long-names --out DIR`: names as long as the rules allow, the first six logos of each. */
export async function drawGallery(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { out: { type: 'string', default: '.cache' } } });
  const outlines = openShippedOutlines();
  const studio = openStudio(outlines);
  const svgs: string[] = [];
  for (const brief of BRIEFS) {
    const { docs } = await studio.list(brief, { from: 0, count: EACH });
    svgs.push(...docs.map((doc) => renderSvg(doc, { outlines })));
  }
  await mkdir(values.out, { recursive: true });
  const file = join(values.out, 'long-names.png');
  const cell = { width: 320, height: 240 };
  await writeFile(file, await drawSheet(svgs, { columns: EACH, cell, gap: 8, ground: '#dddddd' }));
  console.log(`${svgs.length} logos: ${file}`);
}
