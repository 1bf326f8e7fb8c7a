import { chromium } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { getBrowser } from '../../scripts/find-browser.ts';

const SIZE = { width: 600, height: 450 };

type Likeness = {
  /** Mean difference of a colour channel, 0 to 255. */
  mean: number;
  /** Share of channels that differ visibly. */
  visible: number;
};

const VISIBLE = 48;

async function difference(one: Buffer, other: Buffer): Promise<Likeness> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) throw new Error('The two pictures differ in size');
  let [sum, visible] = [0, 0];
  for (let index = 0; index < a.length; index++) {
    const by = Math.abs((a[index] ?? 0) - (b[index] ?? 0));
    sum += by;
    if (by > VISIBLE) visible += 1;
  }
  return { mean: sum / a.length, visible: visible / a.length };
}

/** How alike the browser and the server draw each picture. */
export async function compareWithBrowser(svgs: readonly string[]): Promise<Likeness[]> {
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: await getBrowser() });
  try {
    const page = await browser.newPage({ viewport: SIZE });
    const found: Likeness[] = [];
    for (const svg of svgs) {
      const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await page.setContent(
        `<body style="margin:0"><img style="display:block" width="${SIZE.width}" height="${SIZE.height}" src="${source}"></body>`,
        { waitUntil: 'load' },
      );
      const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: SIZE.width } }).render().asPng();
      found.push(await difference(await page.screenshot(), Buffer.from(drawn)));
    }
    return found;
  } finally {
    await browser.close();
  }
}
