import { escapeXml, type LogoDoc } from '@markwright/logo';
import type { PackLanguage } from '../plan/pack-file.ts';

/** What goes into a page's head and where the logo stands in it. */
export function htmlSnippet(
  doc: LogoDoc,
  { language, theme, logo }: { language: PackLanguage; theme: string; logo: string },
): string {
  const name = escapeXml(doc.name.text);
  const note =
    language === 'en'
      ? 'Put the icon files into the root of your site and these lines into <head>.'
      : '把图标文件放到网站根目录，把下面几行放进 <head>。';
  return `<!doctype html>
<html lang="${language === 'en' ? 'en' : 'zh-CN'}">
  <head>
    <meta charset="utf-8" />
    <!-- ${note} -->
    <link rel="icon" href="favicon.ico" sizes="32x32" />
    <link rel="icon" href="favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="apple-touch-icon.png" />
    <link rel="manifest" href="site.webmanifest" />
    <meta name="theme-color" content="${theme}" />
    <meta property="og:title" content="${name}" />
    <meta property="og:image" content="og.png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    <title>${name}</title>
  </head>
  <body>
    <a href="/"><img src="${escapeXml(logo)}" alt="${name}" height="48" /></a>
  </body>
</html>
`;
}

export const webManifest = (doc: LogoDoc, ground: string): string =>
  `${JSON.stringify(
    {
      name: doc.name.text,
      short_name: doc.name.text.slice(0, 12),
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        // A maskable icon is a file of its own: "any maskable" would be cut off where nothing is cut.
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      theme_color: ground,
      background_color: ground,
      display: 'standalone',
    },
    null,
    2,
  )}\n`;
