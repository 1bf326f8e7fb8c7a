import type { Language } from '@markwright/contracts';

type Text = { title: string; sections: { heading: string; paragraphs: string[] }[] };

/** What a buyer agrees to. Changing a word means a new version: orders keep the one that was shown. */
export const AGREEMENT: { version: string } & Record<Language, Text> = {
  version: '2026-11-16.2',
  zh: {
    title: '方格标志购买协议',
    sections: [
      {
        heading: '一、你买到什么',
        paragraphs: [
          '高清包：付款时这一版标志的 JPG、PNG 和透明底 PNG，长边 4000 像素，无水印，以及网站图标、社媒尺寸和商标申请图样的图片。之后再改动，会另存为一个新的、未购买的作品；已购的这一版永久可下载。',
          '矢量源文件包：包含高清包的全部内容，另加文字已转曲的 SVG 矢量文件、印刷用 PDF 和 EPS、招牌用 DXF、办公模板和品牌手册。购买后可以继续编辑这件作品：版式、图形、字体、颜色、标语和第二名称都不限，改动后的版本同样可以下载。品牌名保持购买时的名字（大小写、全半角、空格和标点不计）；写错的字可以免费更正三次，每次最多两个字。换成别的名字就是另一个标志，需要另外购买。由人工智能生成的作品也一样。',
        ],
      },
      {
        heading: '二、使用权利',
        paragraphs: [
          '付款成功后，你可以在全球范围内、不限期限、不限次数地将所购文件用于商业和非商业用途，包括印刷、招牌、包装、网站和广告，不需要另外付费或署名。',
          '你可以自行修改所购文件。请勿将文件本身作为素材、模板或字体转售。',
        ],
      },
      {
        heading: '三、请留意',
        paragraphs: [
          '标志中的图形如来自公共图形库，其他用户也可能选用相同的图形，因此不构成独占。由你的名称生成的字标和图形同样不保证与他人的设计毫无相似之处。',
          '能否注册为商标由商标主管部门审查决定，我们不作保证。使用前请自行检索在先权利。',
          '请确认你有权使用所填写的名称，且不含违法或侵犯他人权利的内容。',
          '由人工智能生成的作品，文件信息里带有法规要求的标识，画面右下角印有“AI生成”字样。你可以在下载时要求不印这行字；要求不印的，公开传播时由你依法标明并承担责任，我们会保留这次选择的记录不少于六个月。',
        ],
      },
      {
        heading: '四、付款与退款',
        paragraphs: [
          '订单在 30 分钟内未付款会自动关闭。关闭后才到账、重复到账或金额不符的款项，会原路退回。',
          '从高清包升级到矢量包，只付差价。',
          '数字文件一经下载即视为交付。如文件有质量问题或与所示不符，请在 7 日内联系客服，核实后为你更正或退款。退款成功后，相应的使用权利终止。',
          '积分充值按 1 元 3 积分计算，未使用的积分可以退款，已使用的不退。',
        ],
      },
      {
        heading: '五、其他',
        paragraphs: ['本协议适用中华人民共和国法律。你提交订单即表示已阅读并同意本协议；订单中会记录你同意的版本。'],
      },
    ],
  },
  en: {
    title: 'Markwright logo purchase agreement',
    sections: [
      {
        heading: '1. What you get',
        paragraphs: [
          'HD package: JPG, PNG and transparent PNG of the logo as it is when you pay, 4000 pixels on the long side, without a watermark, and pictures for websites, social media and a trademark application. Editing it afterwards makes a new creation that has not been bought; the version you bought can be downloaded for ever.',
          'Vector package: everything in the HD package, SVG files with all text as outlines, PDF and EPS for printing, DXF for signs, office templates and a brand guide. You may go on editing the creation without limit in layout, mark, type, colours, slogan and second name, and later versions can be downloaded too. The brand name stays the one you bought (case, width, spaces and punctuation do not count); slips may be corrected three times, at most two characters each. Another name is another logo and needs a purchase of its own. The same holds for logos made by AI.',
        ],
      },
      {
        heading: '2. Your rights',
        paragraphs: [
          'Once paid, you may use the files worldwide, without limit in time or number, for commercial and other purposes, including print, signs, packaging, websites and advertising, without further fees or credit.',
          'You may change the files. Do not resell the files themselves as stock, templates or fonts.',
        ],
      },
      {
        heading: '3. Please note',
        paragraphs: [
          'A mark from the shared catalogue may be chosen by others too and is not exclusive. Lettering and marks made from your name may also resemble other designs.',
          'Whether a logo can be registered as a trademark is decided by the trademark office; we cannot promise it. Please search for earlier rights before you use it.',
          'Make sure that you may use the name you enter and that it breaks no law and no one’s rights.',
          'Logos made by AI carry the label required by law in the file’s metadata and, in the lower right corner, the words “AI生成” (made by AI). You may ask for files without the visible words when you download them; it is then your duty to label them in public as the law asks, and we keep a record of your choice for at least six months.',
        ],
      },
      {
        heading: '4. Payment and refunds',
        paragraphs: [
          'An order that is not paid within 30 minutes closes by itself. Money that arrives later, twice or in a wrong amount is sent back the way it came.',
          'Upgrading from the HD to the vector package costs the difference.',
          'Digital files count as delivered once downloaded. If a file is faulty or not as shown, contact customer service within 7 days; we will correct it or refund you. After a refund the rights to the files end.',
          'A top-up gives 3 points per yuan. Unspent points can be refunded, spent ones cannot.',
        ],
      },
      {
        heading: '5. Other',
        paragraphs: [
          'The law of the People’s Republic of China applies. By submitting an order you confirm that you have read and accept this agreement; the version you accepted is kept with the order.',
        ],
      },
    ],
  },
};
