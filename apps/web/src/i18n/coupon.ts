const zh = {
  have: '有优惠码？',
  label: '优惠码',
  hint: '不分大小写',
  use: '使用',
  checking: '正在核对',
  used: (code: string) => `优惠码 ${code}`,
  off: (yuan: string) => `−¥${yuan}`,
  remove: '不用这个优惠码',
  failed: '没有核对成功，请检查网络后重试',
};
const en: typeof zh = {
  have: 'Have a coupon?',
  label: 'Coupon code',
  hint: 'Capitals or small letters',
  use: 'Use',
  checking: 'Checking',
  used: (code) => `Coupon ${code}`,
  off: (yuan) => `−CNY ${yuan}`,
  remove: 'Do not use this coupon',
  failed: 'It could not be checked; look at your connection and try again',
};
export const couponMessages = { zh, en };
