import type { Language } from './envelope.ts';

/** Every failure the API can name, with the code on the wire and the words a person reads. `{…}` holes are filled in. */
export const ERRORS = {
  BAD_INPUT: { code: 400, zh: '“{field}”填写有误：{reason}', en: 'Invalid "{field}": {reason}' },
  TEXT_REFUSED: { code: 400, zh: '{line}：{reason}', en: '{line}: {reason}' },
  MALFORMED_JSON: { code: 400, zh: '请求内容不是有效的 JSON', en: 'The request body is not valid JSON' },
  MALFORMED_REQUEST: { code: 400, zh: '请求格式有误', en: 'The request is malformed' },
  PHONE_WRONG: { code: 400, zh: '手机号不正确', en: 'Phone number is incorrect' },
  NICK_NAME_WRONG: {
    code: 400,
    zh: '昵称要有 1 到 20 个看得见的字，不能含控制字符',
    en: 'A nickname has 1 to 20 visible characters and no control characters',
  },
  TITLE_WRONG: {
    code: 400,
    zh: '作品名称太长或含有不能用的字符，最多 {max} 个字母，汉字算两个',
    en: 'The title is too long or has characters that cannot be used; {max} letters at most, Chinese characters count two',
  },
  FAVOURITE_BROKEN: { code: 400, zh: '这个标志无法收藏', en: 'This logo cannot be kept as a favourite' },
  MAILBOX_TAKEN: {
    code: 409,
    zh: '这个邮箱已经有账号了，请用当时填写的地址登录',
    en: 'This mailbox has an account already; sign in with the address you used then',
  },
  EMAIL_WRONG: { code: 400, zh: '邮箱地址不正确', en: 'The e-mail address is incorrect' },
  EMAIL_OFF: { code: 404, zh: '本站没有开通邮箱登录', en: 'This site does not offer sign-in by e-mail' },
  EMAIL_NOT_SENT: {
    code: 502,
    zh: '邮件没有发出去，请稍后再试',
    en: 'The e-mail could not be sent; please try again later',
  },
  SIGN_IN_REQUIRED: { code: 401, zh: '请先登录', en: 'Please sign in' },
  NOT_ENOUGH_POINTS: {
    code: 402,
    zh: '积分不足，可以充值、分享作品，或明天再来领取免费积分',
    en: 'Not enough points. Top up, share a design, or come back tomorrow for free points',
  },
  CORRECTION_NOT_FREE: {
    code: 409,
    zh: '每一组只能免费改一次，再改要 1 积分',
    en: 'Each set is corrected free once; the next costs a point',
  },
  APP_SIGN_REQUIRED: { code: 403, zh: '应用标识缺失或无效', en: 'The app-sign header is missing or wrong' },
  FORBIDDEN: { code: 403, zh: '没有权限进行此操作', en: 'You may not do this' },
  ROUTE_NOT_FOUND: { code: 404, zh: '接口不存在', en: 'There is no such API call' },
  NOT_FOUND: { code: 404, zh: '内容不存在或已被删除', en: 'It does not exist or has been deleted' },
  SCAN_PENDING: { code: 408, zh: '等待扫码', en: 'Waiting for the scan' },
  CONFIRM_PENDING: { code: 428, zh: '已扫码，请在手机上确认登录', en: 'Scanned; confirm the sign-in on your phone' },
  SCENE_ENDED: { code: 410, zh: '二维码已失效，请刷新', en: 'The QR code has expired; get a new one' },
  PHONE_TAKEN: {
    code: 409,
    zh: '该手机号已绑定其他微信账号，请换一个手机号',
    en: 'This number belongs to another WeChat account; use a different number',
  },
  CODE_WRONG: {
    code: 422,
    zh: '验证码不正确或已失效，请核对或重新获取',
    en: 'The code is wrong or no longer valid; check it or get a new one',
  },
  STALE_REVISION: {
    code: 409,
    zh: '内容已在别处修改，请刷新后再试',
    en: 'It was changed elsewhere; reload and try again',
  },
  REPEATED_KEY: {
    code: 409,
    zh: '相同的请求正在处理，或该幂等键已用于其他内容',
    en: 'This idempotency key is still in progress or was used for a different request',
  },
  NOT_BOUGHT: {
    code: 402,
    zh: '购买相应套餐后即可下载',
    en: 'Buy the package to download these files',
  },
  NAME_NOT_BOUGHT: {
    code: 402,
    zh: '购买的是“{name}”这个名字；换了名字就是另一个标志，需要另外购买',
    en: 'You bought the name “{name}”. A new name is a new purchase',
  },
  NAME_NOT_READ: {
    code: 402,
    zh: '购买的是“{name}”这个名字，它在这个设计里看不清或被遮住了；请换一种看得清的颜色或位置',
    en: 'You bought the name “{name}”, and it cannot be read in this design; give it a colour and place where it can',
  },
  NAME_NOT_LARGEST: {
    code: 402,
    zh: '购买的是“{name}”这个名字，后来加的副名称或口号不能比它大；请把名字调大，或把副名称、口号调小',
    en: 'You bought the name “{name}”: a second name or slogan added later cannot be larger; enlarge the name or make the other smaller',
  },
  MARK_OVER_NAME: {
    code: 402,
    zh: '购买的是“{name}”这个名字，后来换上的图形和它相比太大了；请把图形调小，或把名字调大',
    en: 'You bought the name “{name}”: the mark you put in later is too large beside it; make the mark smaller or the name larger',
  },
  LABEL_NEEDS_AGREEMENT: {
    code: 422,
    zh: '这笔购买没有附带标识约定，不能去掉画面上的“AI生成”；请先带标识下载，或联系客服',
    en: 'This purchase has no agreement on labelling, so the visible “AI生成” cannot be left off. Download with it, or contact us',
  },
  FILES_NOT_READY: {
    code: 425,
    zh: '文件正在生成，请稍候',
    en: 'Your files are being prepared; one moment please',
  },
  AGREEMENT_CHANGED: {
    code: 422,
    zh: '请先阅读并同意购买协议',
    en: 'Please read and accept the purchase agreement first',
  },
  ALREADY_BOUGHT: {
    code: 409,
    zh: '这件作品已经购买过，可以直接下载',
    en: 'You have bought this already; it is ready to download',
  },
  ORDER_PAID: { code: 409, zh: '这个订单已经付过款', en: 'This order has been paid already' },
  ORDER_CLOSED: { code: 410, zh: '订单已关闭，请重新下单', en: 'The order is closed; please order again' },
  NOTHING_TO_REFUND: {
    code: 409,
    zh: '订单 {number} 没有可以退的款',
    en: 'There is nothing to refund on order {number}',
  },
  UPGRADE_FIRST: {
    code: 409,
    zh: '订单 {number} 是在这一单上升级的，请先退那一单',
    en: 'Order {number} was an upgrade of this one: refund that first',
  },
  POINTS_SPENT: {
    code: 409,
    zh: '这笔充值的积分已经用过，不能退款',
    en: 'Points of this top-up have been spent, so it cannot be refunded',
  },
  INVOICE_NOT_PAID: {
    code: 409,
    zh: '只有已付款、没有退款的订单可以开发票',
    en: 'Only an order that is paid and not refunded can have an invoice',
  },
  INVOICE_ISSUED: {
    code: 409,
    zh: '发票已经开出，要修改请联系客服',
    en: 'The invoice has been issued; contact support to have it changed',
  },
  INVOICE_MOVED: {
    code: 409,
    zh: '这张发票的状态已经变了，请刷新后再看',
    en: 'This invoice has moved on meanwhile; look at it again',
  },
  TAX_NUMBER_WRONG: {
    code: 400,
    zh: '税号不正确，请对照营业执照上的统一社会信用代码',
    en: 'The tax number is wrong; compare it with the business licence',
  },
  INVOICE_FILE_WRONG: {
    code: 422,
    zh: '请上传完整的 PDF 或 OFD 发票文件',
    en: 'Upload the whole invoice file, as PDF or OFD',
  },
  BILL_UNREADABLE: {
    code: 422,
    zh: '这不是完整的账单文件：{reason}',
    en: 'This is not a whole bill: {reason}',
  },
  BILL_OTHER_DAY: { code: 422, zh: '这份账单是 {day} 的，请选对日期', en: 'This bill is of {day}; choose that day' },
  BILL_NOT_READY: {
    code: 409,
    zh: '这一天的账单还没有出，平台一般在次日上午 10 点后提供',
    en: 'There is no bill of that day yet; providers make it by ten the next morning',
  },
  BILL_NOT_FETCHED: {
    code: 502,
    zh: '支付平台没有给出账单（{reason}），可以稍后再取，或下载后上传',
    en: 'The provider gave no bill ({reason}); try later, or download and upload it',
  },
  MAIL_OFF: { code: 409, zh: '本站没有设置发信邮箱', en: 'No mail server is set up here' },
  OPERATOR_EXISTS: { code: 409, zh: '这个手机号已经是操作员', en: 'This number belongs to an operator already' },
  POINTS_TOO_FEW: {
    code: 409,
    zh: '这个账号只有 {kept} 个可以扣的积分',
    en: 'This account has only {kept} points that can be taken',
  },
  ACCOUNT_BLOCKED: {
    code: 403,
    zh: '这个账号已被停用，请联系客服',
    en: 'This account is blocked; please contact us',
  },
  TAKEN_DOWN: {
    code: 403,
    zh: '这个作品因被举报已由客服下架，不能再分享，请联系客服',
    en: 'This design was reported and taken down, so it cannot be shared; please contact us',
  },
  LAST_OWNER: { code: 409, zh: '至少要留一位所有者', en: 'At least one owner must remain' },
  TOTP_WRONG: {
    code: 422,
    zh: '动态码不正确或已用过，请等下一个再输',
    en: 'The code is wrong or was used already; wait for the next one',
  },
  DESK_TICKET_ENDED: { code: 410, zh: '登录已超时，请重新开始', en: 'This sign-in has timed out; start again' },
  BODY_TOO_LARGE: {
    code: 413,
    zh: '请求内容过大，上限为 {limit}',
    en: 'The request is too large; the limit is {limit}',
  },
  CHARACTERS_MISSING: {
    code: 422,
    zh: '没有字体能写出这些字：{characters}',
    en: 'No font can write these characters: {characters}',
  },
  DOC_BROKEN: {
    code: 422,
    zh: '这份设计不完整，无法保存：{reason}',
    en: 'This design is incomplete and can’t be saved: {reason}',
  },
  BLOCKED_WORDS: {
    code: 422,
    zh: '设计中含有不能公开展示的文字，无法分享',
    en: 'The design contains words that may not be shown in public, so it cannot be shared',
  },
  PICTURE_UNKNOWN: {
    code: 415,
    zh: '这不是能用的图片，请上传 PNG、JPG、WebP 或 SVG',
    en: 'This is not a picture we can use; upload a PNG, JPG, WebP or SVG',
  },
  DOC_TOO_HEAVY: {
    code: 422,
    zh: '这些效果叠在一起过于复杂，文件画不出来，请去掉一两个效果再保存',
    en: 'These effects together are too complex to draw; take one or two of them off and save again',
  },
  UPLOADS_FULL: {
    code: 413,
    zh: '今天上传的图片合计已达上限 {limit}，请明天再传',
    en: 'Your uploads of today have reached their limit of {limit}; please upload more tomorrow',
  },
  PICTURE_TOO_LARGE: {
    code: 413,
    zh: '图片尺寸过大，上限为 {limit} 百万像素',
    en: 'The picture is too large; the limit is {limit} megapixels',
  },
  MARK_TOO_BUSY: {
    code: 422,
    zh: '这张图太复杂，做不成标志图形。请换一张颜色少、线条清楚的图',
    en: 'This picture is too detailed for a mark; use one with few colours and clear shapes',
  },
  PICTURE_EMPTY: {
    code: 422,
    zh: '图片里没有可用的图形，请换一张',
    en: 'We found no shape in this picture; try another one',
  },
  PICTURE_TOO_HEAVY: {
    code: 413,
    zh: '这张图片太复杂，没能在限定时间内处理完，请换一张更小或更简单的图片',
    en: 'This picture is too complex to process in time; use a smaller or simpler one',
  },
  SVG_NOT_ALLOWED: {
    code: 415,
    zh: '这个 SVG 里有不能使用的内容：{part}。请在绘图软件里展开成普通路径，或另存为 PNG 再上传',
    en: 'This SVG contains something we cannot use: {part}. Expand it to plain paths, or save it as PNG and upload that',
  },
  UNSUPPORTED_TYPE: { code: 415, zh: '不支持的内容类型', en: 'This content type is not supported' },
  TOO_MANY_REQUESTS: {
    code: 429,
    zh: '操作过于频繁，请 {seconds} 秒后再试',
    en: 'Too many requests; try again in {seconds} s',
  },
  INTERNAL: { code: 500, zh: '系统错误，请重试', en: 'System error, please try again' },
  SMS_NOT_SENT: {
    code: 502,
    zh: '短信发送失败，请稍后再试',
    en: 'Couldn’t send the text message; try again later',
  },
  QR_NOT_MADE: {
    code: 502,
    zh: '二维码加载失败，请稍后再试',
    en: 'Couldn’t load the QR code; try again later',
  },
  CONTENT_CHANGED: {
    code: 409,
    zh: '别人刚刚保存了另一个版本，请刷新后再改',
    en: 'Somebody else has just saved another version; reload before changing it',
  },
  FEED_KNOWN: { code: 409, zh: '已经订阅了这个地址', en: 'This address is subscribed to already' },
  CASE_NOT_BOUGHT: {
    code: 409,
    zh: '买下这个标志后才能展示',
    en: 'A logo can be shown once it has been bought',
  },
  VECTOR_CHEAPER: {
    code: 409,
    zh: '矢量源文件包含高清包，价格要更高',
    en: 'The vector package includes HD, so it must cost more',
  },
  COUPON_UNKNOWN: {
    code: 404,
    zh: '没有这个优惠码，请核对后再输入',
    en: 'There is no such coupon; please check the code',
  },
  COUPON_NOT_YET: {
    code: 409,
    zh: '这个优惠码 {day} 起才能用',
    en: 'This coupon can be used from {day} on',
  },
  COUPON_EXPIRED: { code: 410, zh: '这个优惠码已经过期', en: 'This coupon has expired' },
  COUPON_STOPPED: { code: 410, zh: '这个优惠码已经停用', en: 'This coupon is no longer valid' },
  COUPON_USED_UP: {
    code: 409,
    zh: '这个优惠码的名额已经用完',
    en: 'This coupon has been used as often as it can be',
  },
  COUPON_USED: {
    code: 409,
    zh: '这个优惠码每人只能用一次，你已经用过了',
    en: 'This coupon works once a person, and you have used it',
  },
  COUPON_MINIMUM: {
    code: 409,
    zh: '这个优惠码要满 {least} 元才能用',
    en: 'This coupon needs a price of at least CNY {least}',
  },
  PAY_UNAVAILABLE: {
    code: 502,
    zh: '支付平台暂时没有回应，没有产生扣款，请稍后再试',
    en: 'The payment provider is not answering; nothing was charged. Try again shortly',
  },
  PAY_OFF: { code: 503, zh: '本站暂未开通这种支付方式', en: 'This way to pay is not available here' },
  BUSY: {
    code: 503,
    zh: '现在使用的人较多，请稍等几秒再试',
    en: 'Many people are using this right now; please try again in a few seconds',
  },
  DISK_FULL: {
    code: 507,
    zh: '网站的存储空间已满，这次没有保存，请稍后再试',
    en: 'The site has run out of storage, so nothing was saved; try again later',
  },
  UNAVAILABLE: { code: 503, zh: '服务正在重启，请稍后再试', en: 'The service is restarting; try again shortly' },
  PHONE_NOT_BOUND: { code: 50011, zh: '请先绑定手机号', en: 'Bind a phone number first' },
} as const satisfies Record<string, { code: number; zh: string; en: string }>;

export type ErrorName = keyof typeof ERRORS;
export type ErrorDetails = Record<string, string | number>;

export class AppError extends Error {
  override readonly name = 'AppError';
  constructor(
    readonly error: ErrorName,
    readonly details: ErrorDetails = {},
  ) {
    super(error);
  }
}

export function errorMessage(error: ErrorName, language: Language, details: ErrorDetails = {}): string {
  return ERRORS[error][language].replace(/\{(\w+)\}/g, (hole, name: string) => String(details[name] ?? hole));
}
