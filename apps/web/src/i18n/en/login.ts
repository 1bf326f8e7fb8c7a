import type { zh } from '../zh/login.ts';

export const en: typeof zh = {
  title: 'Sign in and carry on',
  close: 'Close sign-in',
  scan: 'Scan with WeChat',
  scanNote: 'New here? An account is made for you.',
  qr: 'WeChat sign-in QR code',
  modes: 'Way to sign in',
  wechat: 'WeChat scan',
  phone: 'Phone',
  phoneNumber: 'Phone number',
  phoneHint: '11 digits',
  code: 'Verification code',
  codeHint: 'The digits we text you',
  sendCode: 'Send code',
  resendIn: (seconds) => `Resend in ${seconds} s`,
  submit: 'Sign in',
  phoneBlank: 'Phone number cannot be empty',
  phoneWrong: 'Phone number is incorrect',
  codeBlank: 'Verification code cannot be empty',
  unavailable: 'Sign-in is not available right now. Carry on drawing; your work stays on this device.',
};
