import { escapeXml, type LogoDoc } from '@markwright/logo';
import type { OfficeColors } from './office-colors.ts';

/** Tables and inline styles only: that is what mail programs keep. */
export function emailSignature(
  doc: LogoDoc,
  { colors, logo, picture }: { colors: OfficeColors; logo: { width: number; height: number }; picture: string },
): string {
  const name = escapeXml(doc.name.text);
  const scale = Math.min(150 / logo.width, 56 / logo.height);
  const size = `width="${Math.round(logo.width * scale)}" height="${Math.round(logo.height * scale)}"`;
  return `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <title>${name}</title>
  </head>
  <body>
    <!-- 用浏览器打开这一页，全选、复制，粘贴到邮箱的签名设置里。Open in a browser, select all, copy, and paste into your mail program's signature. -->
    <table cellpadding="0" cellspacing="0" border="0" style="border-collapse: collapse; font-family: Arial, 'Microsoft YaHei', 'PingFang SC', sans-serif">
      <tr>
        <td style="padding: 0 18px 0 0; border-right: 2px solid #${colors.accents[0]}; vertical-align: middle">
          <img src="${escapeXml(picture)}" ${size} alt="${name}" style="display: block; border: 0" />
        </td>
        <td style="padding: 2px 0 2px 18px; font-size: 13px; line-height: 20px; color: #${colors.dk1}">
          <strong style="font-size: 15px">姓名 Name</strong><br />
          职务 Title<br />
          <span style="color: #6b665e">电话 Phone · 邮箱 E-mail</span><br />
          <span style="color: #${colors.dk2}">${name}</span>
        </td>
      </tr>
    </table>
  </body>
</html>
`;
}
