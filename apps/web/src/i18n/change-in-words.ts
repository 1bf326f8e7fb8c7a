const zh = {
  open: '用一句话改',
  openAll: '四个一起改',
  title: '想怎么改',
  placeholder: '比如：背景换成藏青，字再粗一点，换成一只猫',
  read: '看看懂没懂',
  reading: '正在读',
  understood: '会这样改，没提到的保持不变：',
  drop: (what: string) => `不要这一处：${what}`,
  notUnderstood: (words: string, nearest: string) => `没看懂「${words}」，可以说：${nearest}`,
  nothing: '这句话里没有能改的。可以说：字再粗一点、换成一只猫、背景用米色。',
  make: '改出四个（1 积分）',
  making: '正在发送',
  free: '看理解不要积分',
  changed: (what: string) => `改了：${what}`,
  and: '，',
  noReply: '没有连上服务器，没有扣积分。请检查网络后再试。',
};

const en: typeof zh = {
  open: 'Change in words',
  openAll: 'Change all four',
  title: 'What should change',
  placeholder: 'For example: navy background, bolder letters, swap it for a cat',
  read: 'Check',
  reading: 'Reading',
  understood: 'This will change; everything else stays:',
  drop: (what) => `Leave this out: ${what}`,
  notUnderstood: (words, nearest) => `Not understood: “${words}”. You could say: ${nearest}`,
  nothing: 'Nothing here can be changed. You can say: bolder letters, swap it for a cat, cream background.',
  make: 'Make four (1 point)',
  making: 'Sending',
  free: 'Checking is free',
  changed: (what) => `Changed: ${what}`,
  and: ', ',
  noReply: 'The server did not answer and no point was spent. Check the connection and press again.',
};

export const changeInWordsMessages = { zh, en };
