import type { zh } from '../zh/top-up.ts';

export const en: typeof zh = {
  rate: (points) => `CNY 1 = ${points} points. Points you buy never expire.`,
  by: 'Top up by',
  byYuan: 'Amount',
  byPoints: 'Points',
  presets: 'Choose an amount',
  presetPoints: (points) => `${points} points`,
  yuan: 'CNY ',
  custom: { yuan: 'Another amount', points: 'How many points' },
  customHint: {
    yuan: (min, max) => `A whole number from CNY ${min} to ${max}`,
    points: (step) => `A multiple of ${step}`,
  },
  unit: { yuan: 'CNY', points: 'points' },
  payBy: 'Pay with',
  wechat: 'WeChat Pay',
  alipay: 'Alipay',
  get: (points) => `You get ${points} points`,
  submit: (yuan) => `Top up CNY ${yuan}`,
  submitPlain: 'Top up',
  problems: {
    blank: { yuan: 'Please enter an amount', points: 'Please enter a number of points' },
    whole: 'Please enter a whole number',
    tooSmall: { yuan: (limit) => `At least CNY ${limit}`, points: (limit) => `At least ${limit} points` },
    tooLarge: { yuan: (limit) => `At most CNY ${limit}`, points: (limit) => `At most ${limit} points` },
    multiple: (below, above) => `Points come in threes: ${below} or ${above}`,
  },
};
