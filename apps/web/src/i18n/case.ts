const zh = {
  allow: '允许在首页展示这个标志',
  note: '可能作为案例出现在首页，带品牌名和行业。随时可以关掉，关掉马上撤下。',
  on: '已允许展示',
  off: '已撤回，首页不再展示',
  offer: '允许首页展示',
  takeBack: '不再首页展示',
  title: (name: string) => `允许在首页展示「${name}」？`,
  confirm: '允许',
  cancel: '暂不',
  allowed: '允许展示',
};
const en: typeof zh = {
  allow: 'Let us show this logo on the home page',
  note: 'It may appear there as a case with its name and trade. Switch it off at any time and it is gone at once.',
  on: 'We may show it',
  off: 'Taken back; the home page no longer shows it',
  offer: 'Let us show it',
  takeBack: 'No longer show it',
  title: (name) => `Let us show ${name} on the home page?`,
  confirm: 'Allow',
  cancel: 'Not now',
  allowed: 'May be shown',
};
export const caseMessages = { zh, en };
