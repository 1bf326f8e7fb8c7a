import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runStep } from '../../scripts/run-step.ts';
import { squeeze } from './reader.ts';

/** PaddleOCR's models in an npm package (MIT, the models Apache-2.0): a reader of another family, for comparison only. */
const PACKAGE = '@gutenye/ocr-node@1.4.8';
const CACHE = '.cache/second-reader';
const ENTRY = join(CACHE, 'node_modules/@gutenye/ocr-node/build/index.js');

type Reader = { detect(file: string): Promise<{ text: string }[]> };

/** What the second reader reads; undefined where it cannot be installed. It looks once. */
export async function readAgain(files: readonly string[]): Promise<string[] | undefined> {
  if (!existsSync(ENTRY)) {
    mkdirSync(CACHE, { recursive: true });
    await runStep('npm', ['install', '--prefix', CACHE, '--no-audit', '--no-fund', PACKAGE], { quiet: true });
  }
  if (!existsSync(ENTRY)) return undefined;
  const { default: Ocr } = (await import(pathToFileURL(resolve(ENTRY)).href)) as {
    default: { create(): Promise<Reader> };
  };
  const reader = await Ocr.create();
  const texts: string[] = [];
  for (const file of files) texts.push(squeeze((await reader.detect(file)).map(({ text }) => text).join('')));
  return texts;
}
