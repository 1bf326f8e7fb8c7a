import { existsSync } from 'node:fs';

/** `npm run gallery` draws the sheet of logos; `npm run gallery -- own-marks` the sheet of our own marks. */
const [wanted = 'logos', ...rest] = process.argv.slice(2);
const sheet = new URL(`./${wanted}.ts`, import.meta.url);

if (!/^[a-z-]+$/.test(wanted) || !existsSync(sheet)) {
  console.error(`There is no gallery called ${wanted}.`);
  process.exitCode = 1;
} else {
  const { drawGallery } = (await import(sheet.href)) as { drawGallery?: (options: string[]) => Promise<void> };
  // A sheet that draws on import has already done its work.
  await drawGallery?.(rest);
}
