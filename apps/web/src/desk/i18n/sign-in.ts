const zh = {
  title: '登录工作台',
  phone: '手机号',
  send: '获取验证码',
  again: (seconds: number) => `${seconds} 秒后可重发`,
  code: '短信验证码',
  next: '下一步',
  sent: '如果这个号码是操作员，验证码已经发出',
  setUp: '设置动态码',
  setUpText:
    '用手机上的验证器（如 Microsoft Authenticator、Google 身份验证器）扫这个二维码，再输入它显示的六位数字。以后每次登录都要用到。',
  byHand: '扫不了就手动输入这串密钥',
  qr: '验证器二维码',
  totp: '验证器里的六位动态码',
  enter: '登录',
  restart: '重新开始',
  steps: (step: number) => `第 ${step} 步，共 2 步`,
  failed: '服务器没有回应，请检查网络后重试',
};
const en: typeof zh = {
  title: 'Sign in to the desk',
  phone: 'Phone number',
  send: 'Send code',
  again: (seconds) => `Again in ${seconds} s`,
  code: 'Code from the text message',
  next: 'Next',
  sent: 'If this number belongs to an operator, a code is on its way',
  setUp: 'Set up your second factor',
  setUpText:
    'Scan this code with an authenticator on your phone (Microsoft Authenticator, Google Authenticator …), then type the six digits it shows. You will need it at every sign-in.',
  byHand: 'If you cannot scan it, type this key',
  qr: 'QR code for the authenticator',
  totp: 'Six digits from the authenticator',
  enter: 'Sign in',
  restart: 'Start again',
  steps: (step) => `Step ${step} of 2`,
  failed: 'The server did not answer. Check your connection and try again',
};
export const signInWords = { zh, en };
