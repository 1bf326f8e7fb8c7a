import sharp from 'sharp';
import { inBrowser } from '../served.ts';

const PORT = 3187;
const SIZE = { width: 1440, height: 900 };
const FILE = 'docs/home.png';

/** `npm run gallery -- home [--built]`: the README's picture of the home page, in English, as the built server shows it. */
export const drawGallery = (options: string[]): Promise<void> =>
  inBrowser(PORT, options, async (browser, url) => {
    const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
    await page.goto(`${url}/?lang=en`, { waitUntil: 'networkidle' });
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 128, effort: 10 })
      .toFile(FILE);
    console.log(FILE);
  });
