const zh = {
  label: '用一句话改标志',
  placeholder: '说说怎么改：字再粗一点',
  send: '改',
  busy: '正在改',
  results: '这句话改了什么',
  drop: (what: string) => `不要这一处：${what}`,
  notUnderstood: (words: string, nearest: string) => `没看懂「${words}」，可以说：${nearest}`,
  degree: (what: string, much: string) => `${what}（${much}）`,
  boughtName: (bought: string, name: string) =>
    `没有改名：你买的是「${bought}」，叫「${name}」的是另一个标志，要另外购买。真要改，到「文字」里改名字。`,
  failed: '图形没有画出来，检查网络后再试一次。',
  compare: '按住看改之前',
  close: '收起',
  suggestions: '可以试试',
  nothingToUndo: '没有更多操作记录',
  undone: '退回了一步',
  backToFirst: '回到了最初的样子',
  fixes: {
    contrast: '字看不清，加强对比',
    small: '小字放大一点',
    thin: '字太细了',
    smallMark: '图形放大一点',
    plain: '背景简单一点',
    warmer: '颜色暖一点',
    rounder: '字圆润一点',
  },
};

const en: typeof zh = {
  label: 'Change the logo in words',
  placeholder: 'Say a change: bolder letters',
  send: 'Change',
  busy: 'Changing',
  results: 'What your words changed',
  drop: (what) => `Take this back: ${what}`,
  notUnderstood: (words, nearest) => `Not understood: “${words}”. You could say: ${nearest}`,
  degree: (what, much) => `${what} (${much})`,
  boughtName: (bought, name) =>
    `Name kept: you bought “${bought}”, and “${name}” is another logo, which is a new purchase. To make it all the same, change the name under Text.`,
  failed: 'The picture could not be drawn. Check the connection and try again.',
  compare: 'Hold to see it before',
  close: 'Close',
  suggestions: 'You could try',
  nothingToUndo: 'There are no more operation records',
  undone: 'One step back',
  backToFirst: 'Back to how it was at first',
  fixes: {
    contrast: 'hard to read, more contrast',
    small: 'make the small text bigger',
    thin: 'the letters are too thin',
    smallMark: 'a bigger picture',
    plain: 'plain background',
    warmer: 'warmer colours',
    rounder: 'rounder letters',
  },
};

export const editWordsMessages = { zh, en };
