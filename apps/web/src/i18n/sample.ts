/** The small picture that is free. */
const zh = {
  ask: '还没想好？',
  take: '免费下载样张（240 像素 PNG）',
  note: '一张方形小图，没有水印，可以先当头像试试。',
  taking: '正在准备样张',
  failed: '样张没能下载，请再试一次',
};

const en: typeof zh = {
  ask: 'Not sure yet?',
  take: 'Take a free sample (240 px PNG)',
  note: 'One small square picture without a watermark, to try as your avatar.',
  taking: 'Preparing the sample',
  failed: 'Couldn’t download the sample; please try again',
};

export const sampleMessages = { zh, en };
