const zh = {
  rate: (points: number) => `1 元 = ${points} 积分，充值的积分不会过期。`,
  by: '充值方式',
  byYuan: '按金额',
  byPoints: '按积分',
  presets: '选择金额',
  presetPoints: (points: number) => `${points} 积分`,
  yuan: '¥',
  custom: { yuan: '其他金额', points: '想要多少积分' },
  customHint: {
    yuan: (min: number, max: number) => `${min} 到 ${max} 元的整数`,
    points: (step: number) => `${step} 的倍数`,
  },
  unit: { yuan: '元', points: '积分' },
  payBy: '付款方式',
  wechat: '微信支付',
  alipay: '支付宝',
  card: '银行卡',
  get: (points: number) => `得到 ${points} 积分`,
  /** `second`: the same for readers of another language. */
  submit: (yuan: string, second?: string) => `充值 ¥${yuan}${second ? `（${second}）` : ''}`,
  submitPlain: '充值',
  problems: {
    blank: { yuan: '请输入充值金额', points: '请输入积分数' },
    whole: '请输入整数',
    tooSmall: { yuan: (limit: number) => `至少 ${limit} 元`, points: (limit: number) => `至少 ${limit} 积分` },
    tooLarge: { yuan: (limit: number) => `最多 ${limit} 元`, points: (limit: number) => `最多 ${limit} 积分` },
    multiple: (below: number, above: number) => `积分数要是 3 的倍数，可以填 ${below} 或 ${above}`,
  },
};

const en: typeof zh = {
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
  card: 'Bank card',
  get: (points) => `You get ${points} points`,
  submit: (yuan, second) => (second ? `Top up ${second} (CNY ${yuan})` : `Top up CNY ${yuan}`),
  submitPlain: 'Top up',
  problems: {
    blank: { yuan: 'Please enter an amount', points: 'Please enter a number of points' },
    whole: 'Please enter a whole number',
    tooSmall: { yuan: (limit) => `At least CNY ${limit}`, points: (limit) => `At least ${limit} points` },
    tooLarge: { yuan: (limit) => `At most CNY ${limit}`, points: (limit) => `At most ${limit} points` },
    multiple: (below, above) => `Points come in threes: ${below} or ${above}`,
  },
};

export const topUpMessages = { zh, en };
