import { drawHeading } from './headings.ts';
import { cutOut, setLogo } from './studio.ts';
import { WALL } from './wall.ts';

const MARK =
  '<path d="M0 0H12V12H0ZM0 14H12A12 12 0 0 1 0 26ZM14 14H26V26H14Z" fill="#17130F"/><path d="M14 12A12 12 0 0 1 26 0V12Z" fill="#FF6000"/>';

/** The icon on a phone's home screen. */
export const drawTouchIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="-7 -7 40 40"><rect x="-7" y="-7" width="40" height="40" fill="#FAF7F2"/>${MARK}</svg>`;

/** The icons of the installed site. A maskable one keeps the mark inside the circle that every platform shows. */
export const drawAppIcon = (side: number, maskable: boolean): string => {
  const box = maskable ? 58 : 34;
  const from = 13 - box / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${from} ${from} ${box} ${box}"><rect x="${from}" y="${from}" width="${box}" height="${box}" fill="#FAF7F2"/>${MARK}</svg>`;
};

const put = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** What a chat shows when home is shared: the sentence left, four boards of the wall right. */
export async function drawShareCard(): Promise<string> {
  const [first, second] = [await drawHeading('给你的店一个', 'zh'), await drawHeading('像样的标志。', 'zh')];
  const line = ({ svg, size }: typeof first, y: number) => put(svg, 64, y, size.width * 0.74, size.height * 0.74);
  const boards: [keyof typeof WALL.zh, number, number, number, number][] = [
    ['stacked', 600, 0, 600, 315],
    ['badge', 600, 315, 250, 315],
    ['reversed', 850, 315, 350, 315],
  ];
  const wall = await Promise.all(
    boards.map(async ([name, x, y, width, height]) => {
      const wish = WALL.zh[name];
      const { svg } = cutOut(await setLogo(wish));
      const ground = `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${wish.ground}"/>`;
      return ground + put(svg, x + width * 0.17, y + height * 0.17, width * 0.66, height * 0.66);
    }),
  );
  const dots = `<pattern id="dots" width="24" height="24" patternUnits="userSpaceOnUse"><circle cx="1" cy="1" r="1" fill="#E3DACC"/></pattern>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs>${dots}</defs>` +
    `<rect width="1200" height="630" fill="#FAF7F2"/><rect width="600" height="630" fill="url(#dots)"/>` +
    `<svg x="64" y="64" width="52" height="52" viewBox="0 0 26 26">${MARK}</svg>` +
    `${line(first, 330)}${line(second, 428)}${wall.join('')}</svg>`
  );
}
