import { found, hasSign, lineOf, targetIn, type ClauseText, type Found, type Setting } from './clause-text.ts';

/** Typefaces that people name, ours and others'. */
const FONTS =
  /\b(helvetica(?: neue)?|arial|futura|gotham|garamond|eb garamond|cormorant(?: garamond)?|bodoni(?: moda)?|didot|playfair(?: display)?|lato|roboto|open sans|montserrat|poppins|oswald|bebas(?: neue)?|georgia|baskerville|caslon|times new roman|comic sans|papyrus|lobster|pacifico|raleway|inter|avenir|cinzel|josefin(?: sans)?|quicksand|nunito|great vibes|outfit|sora|jost|impact|rockwell|cooper(?: black)?|gill sans|optima|century gothic|dm serif(?: display)?|abril fatface|fredoka|orbitron|righteous|comfortaa|kaushan(?: script)?|marcellus|space grotesk|archivo(?: black)?|unbounded|syne|tenor sans|italiana|verdana|tahoma|calibri|trajan|frutiger|univers|franklin gothic|brandon grotesque|proxima nova|work sans|barlow|merriweather|libre baskerville|satisfy|dancing script|sacramento|courier(?: new)?|clarendon|palatino|ubuntu|noto sans|noto serif|source sans|karla|rubik|manrope|dm sans|anton|league spartan|amatic|permanent marker|caveat|shadows into light)\b/iu;
const ZH_FONTS =
  /(思源黑体|思源宋体|微软雅黑|方正[\p{Script=Han}]{1,5}(?:体|宋|黑|楷|圆)|站酷[\p{Script=Han}]{2,6}|华文[\p{Script=Han}]{2,4}|霞鹜文楷|马善政(?:楷书)?|阿里巴巴普惠体|优设标题黑|庞门正道|苹方|汉仪[\p{Script=Han}]{2,6}|造字工房[\p{Script=Han}]{0,4}|得意黑|鸿蒙字体|OPPO ?Sans)/u;

export function readFont(text: ClauseText, setting: Setting): Found | undefined {
  const font = FONTS.exec(text.text)?.[1] ?? ZH_FONTS.exec(text.text.replace(/方正的/u, ''))?.[1];
  if (!font || hasSign(text.tokens, 'not') || /类似|(?<!would |'d )\blike\b|similar/iu.test(text.text))
    return undefined;
  return found([{ do: 'type.font', of: lineOf(targetIn(text, setting)) ?? 'name', font }], font);
}
