import type { Lockup } from '../lockups/lockups.ts';
import { packPath } from '../plan/names.ts';
import { folderName, type PackKit, type PlannedFile, type Text } from '../plan/pack-file.ts';
import { lockupSvg } from '../web/plan-web.ts';
import { emailSignature } from './email-signature.ts';
import { letterheadPdf } from './letterhead-pdf.ts';
import { officeColors } from './office-colors.ts';
import { writeLetterhead } from './write-docx.ts';
import { writePptx, type LogoPicture } from './write-pptx.ts';

const PICTURE_PX = 1200;
const SIGNATURE_PX = 480;
const SIGNATURE_PICTURE = 'signature-logo.png';

export function planOffice(kit: PackKit): PlannedFile[] {
  const { doc, lockups, options } = kit;
  const { language, day } = options;
  const colors = () => officeColors(doc, lockups);
  const draw = async (lockup: Lockup, pixels: number): Promise<LogoPicture> => {
    const svg = lockupSvg(lockup, doc.name.text);
    const { bytes, width, height } = await kit.draw({ svg, format: 'png', longSide: pixels });
    return { png: bytes, width, height };
  };
  const file = (
    path: string,
    type: string,
    title: Text,
    isVector: boolean,
    make: () => Promise<Uint8Array>,
  ): PlannedFile => ({ folder: 'office', path, type, title, isVector, make });
  const named = (words: Text, extension: string) => packPath('office', doc, language, [words], extension);
  const letterhead = { zh: '信纸', en: 'letterhead' };
  return [
    file(
      named({ zh: '演示模板', en: 'slides' }, 'pptx'),
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      { zh: 'PPT 演示模板，主题色已设好', en: 'Slides with the brand’s theme colours' },
      true,
      async () => {
        const [colour, white, small] = await Promise.all([
          draw(lockups.get('designed', 'colour'), PICTURE_PX),
          draw(lockups.get('wide', 'white'), PICTURE_PX),
          draw(lockups.get('wide', 'colour'), PICTURE_PX / 2),
        ]);
        return writePptx(doc, { colors: colors(), pictures: { colour, white, small }, day });
      },
    ),
    file(
      named(letterhead, 'docx'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      { zh: '信纸（Word）', en: 'Letterhead (Word)' },
      true,
      async () =>
        writeLetterhead(doc, { colors: colors(), logo: await draw(lockups.get('wide', 'colour'), PICTURE_PX), day }),
    ),
    file(
      named(letterhead, 'pdf'),
      'application/pdf',
      { zh: '信纸（印刷）', en: 'Letterhead (print)' },
      true,
      async () => letterheadPdf(kit, `#${colors().accents[0]}`.toLowerCase()),
    ),
    file(
      `${folderName('office', kit.options.language)}/${SIGNATURE_PICTURE}`,
      'image/png',
      { zh: '邮件签名图', en: 'Picture of the e-mail signature' },
      false,
      async () => (await draw(lockups.get('wide', 'colour'), SIGNATURE_PX)).png,
    ),
    file(
      named({ zh: '邮件签名', en: 'e-mail signature' }, 'html'),
      'text/html',
      { zh: '邮件签名', en: 'E-mail signature' },
      false,
      async () =>
        new TextEncoder().encode(
          emailSignature(doc, { colors: colors(), logo: lockups.get('wide', 'colour'), picture: SIGNATURE_PICTURE }),
        ),
    ),
  ];
}
