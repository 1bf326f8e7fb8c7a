/**
 * Method, path and caller of every endpoint. No schema here: the browser ships this table, and zod would cost it 23 KB.
 * The schemas are attached by name in the feature files beside this one.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Route = {
  method: Method;
  /** Fastify spelling: parameters as `:name`. */
  path: string;
  auth: 'guest' | 'user';
  /**
   * Makes something new, so a repeated call with the same `idempotency-key` gets the first call's reply.
   * `own`: the handler sees to that itself, because it asks a provider between two transactions.
   */
  creates?: true | 'own';
  /** Every guest who asks in the same language gets the same answer: it may be a second old. */
  shared?: true;
  /** The body arrives as multipart/form-data and is read by the handler, not by a schema. */
  upload?: true;
  /** A browser or a provider fetches this by itself: no `app-sign` header, plain HTTP status, no envelope. */
  plain?: true;
};

export const ROUTES = {
  getUserInfo: { method: 'GET', path: '/api/user/getInfo', auth: 'user' },
  updateProfile: { method: 'PUT', path: '/api/user/profile', auth: 'user' },
  getAvatar: { method: 'GET', path: '/api/user/avatar/:name', auth: 'guest', plain: true },
  logout: { method: 'POST', path: '/api/user/logout', auth: 'user' },
  sendSmsCode: { method: 'GET', path: '/api/sms/sendCode', auth: 'guest' },
  loginWithSms: { method: 'POST', path: '/api/sms/login', auth: 'guest' },
  sendEmailCode: { method: 'POST', path: '/api/email/sendCode', auth: 'guest' },
  loginWithEmail: { method: 'POST', path: '/api/email/login', auth: 'guest' },
  createLoginTicket: { method: 'GET', path: '/api/login/wx/mp/ticket', auth: 'guest' },
  claimLoginToken: { method: 'GET', path: '/api/login/wx/mp/token', auth: 'guest' },
  getPendingWechat: { method: 'GET', path: '/api/login/wx/mp/pending', auth: 'guest' },
  confirmWechatLogin: { method: 'POST', path: '/api/login/wx/confirm', auth: 'guest', plain: true },
  wechatReturn: { method: 'GET', path: '/api/login/wx/callback', auth: 'guest', plain: true },
  listIcons: { method: 'GET', path: '/api/icon/list', auth: 'guest' },
  drawNameWall: { method: 'GET', path: '/api/icon/wall', auth: 'guest' },
  listFirstTags: { method: 'GET', path: '/api/icon/tag/first/list', auth: 'guest', shared: true },
  listSimilarTags: { method: 'GET', path: '/api/icon/tag/similar/list', auth: 'guest' },
  listIconColors: { method: 'GET', path: '/api/icon/:id/color', auth: 'guest' },
  findSimilarMarks: { method: 'POST', path: '/api/icon/img2img', auth: 'guest' },
  searchMarks: { method: 'GET', path: '/api/icon/search', auth: 'guest' },
  drawWish: { method: 'POST', path: '/api/icon/draw', auth: 'guest' },
  uploadMark: { method: 'POST', path: '/api/icon/upload', auth: 'guest', upload: true },
  makeTransparent: { method: 'POST', path: '/api/icon/transparent', auth: 'guest', upload: true },
  listPrompts: { method: 'GET', path: '/api/prompt/getPromptList', auth: 'guest', shared: true },
  listPalettes: { method: 'GET', path: '/api/palette/list', auth: 'guest', shared: true },
  listFonts: { method: 'GET', path: '/api/font/list', auth: 'guest', shared: true },
  getGlyphs: { method: 'GET', path: '/api/font/glyphs', auth: 'guest' },
  getFontFile: { method: 'GET', path: '/api/font/file/:key', auth: 'guest', plain: true },
  saveCreation: { method: 'POST', path: '/api/userCreation', auth: 'user', creates: true },
  updateCreation: { method: 'PUT', path: '/api/userCreation/:creationId', auth: 'user', creates: true },
  deleteCreation: { method: 'DELETE', path: '/api/userCreation/:creationId', auth: 'user' },
  listCreations: { method: 'GET', path: '/api/userCreation/getList', auth: 'user' },
  getCreation: { method: 'GET', path: '/api/userCreation/:creationId', auth: 'user' },
  copyCreation: { method: 'POST', path: '/api/userCreation/:creationId/copy', auth: 'user', creates: true },
  titleCreation: { method: 'PUT', path: '/api/userCreation/:creationId/title', auth: 'user' },
  hideCreation: { method: 'PUT', path: '/api/userCreation/:creationId/hidden', auth: 'user' },
  listFavourites: { method: 'GET', path: '/api/favourite/list', auth: 'user' },
  keepFavourites: { method: 'POST', path: '/api/favourite', auth: 'user' },
  dropFavourite: { method: 'DELETE', path: '/api/favourite/:key', auth: 'user' },
  shareCreation: { method: 'PUT', path: '/api/userCreation/:creationId/share', auth: 'user' },
  openShare: { method: 'GET', path: '/api/userCreation/share/:id', auth: 'guest' },
  getShareMockUp: { method: 'GET', path: '/api/userCreation/share/:id/mockUp/:scene', auth: 'guest', plain: true },
  getSharePicture: { method: 'GET', path: '/api/userCreation/share/:id/picture', auth: 'guest', plain: true },
  allowCase: { method: 'PUT', path: '/api/userCreation/:creationId/case', auth: 'user' },
  listCases: { method: 'GET', path: '/api/case/list', auth: 'guest', shared: true },
  getCasePicture: { method: 'GET', path: '/api/case/:id/picture', auth: 'guest', plain: true },
  reportCreation: { method: 'POST', path: '/api/userCreation/:creationId/report', auth: 'guest', creates: true },
  getPoints: { method: 'GET', path: '/api/integral/rest', auth: 'user' },
  listPointDetails: { method: 'GET', path: '/api/integral/detail/list', auth: 'user' },
  listCommodities: { method: 'GET', path: '/api/commodity/getList', auth: 'guest', shared: true },
  getAgreement: { method: 'GET', path: '/api/agreement', auth: 'guest', shared: true },
  quoteCoupon: { method: 'POST', path: '/api/coupon/quote', auth: 'user' },
  createOrder: { method: 'POST', path: '/api/userCreation/order', auth: 'user', creates: true },
  listOrders: { method: 'GET', path: '/api/order/getList', auth: 'user' },
  cancelOrder: { method: 'POST', path: '/api/order/:outTradeNo/cancel', auth: 'user' },
  getInvoice: { method: 'GET', path: '/api/order/:outTradeNo/invoice', auth: 'user' },
  askInvoice: { method: 'PUT', path: '/api/order/:outTradeNo/invoice', auth: 'user' },
  withdrawInvoice: { method: 'DELETE', path: '/api/order/:outTradeNo/invoice', auth: 'user' },
  payByWechat: { method: 'GET', path: '/api/pay/transactions/native/:code', auth: 'user' },
  getWechatPayment: { method: 'GET', path: '/api/pay/transactions/out-trade-no/:no', auth: 'user' },
  payByAlipay: { method: 'POST', path: '/api/ali-pay/trade/page/payOrderByCodes/', auth: 'user' },
  getAlipayPayment: { method: 'POST', path: '/api/ali-pay/trade/query/:no', auth: 'user' },
  payByCard: { method: 'POST', path: '/api/card-pay/checkout/:outTradeNo', auth: 'user' },
  getCardPayment: { method: 'GET', path: '/api/card-pay/query/:no', auth: 'user' },
  createTopUp: { method: 'POST', path: '/api/integral/create_order', auth: 'user', creates: 'own' },
  getTopUp: { method: 'GET', path: '/api/integral/transactions/out-trade-no/:no', auth: 'user' },
  listCreationFiles: { method: 'GET', path: '/api/userCreation/:creationId/files', auth: 'user' },
  getSample: { method: 'GET', path: '/api/userCreation/:creationId/sample', auth: 'user' },
  getPack: { method: 'GET', path: '/api/userCreation/:creationId/pack', auth: 'user' },
  buildPack: { method: 'POST', path: '/api/userCreation/:creationId/pack', auth: 'user' },
  downloadPack: { method: 'GET', path: '/api/userCreation/:creationId/pack/download', auth: 'user' },
  uploadFile: { method: 'POST', path: '/api/minio/upload', auth: 'user', upload: true },
  downloadFile: { method: 'GET', path: '/api/minio/download', auth: 'user' },
  createAiTask: { method: 'POST', path: '/api/ai_creation/task', auth: 'user', creates: true },
  readBrief: { method: 'POST', path: '/api/ai_creation/read', auth: 'guest' },
  findReadingPieces: { method: 'GET', path: '/api/ai_creation/pieces', auth: 'guest' },
  readWishes: { method: 'POST', path: '/api/ai_creation/wishes', auth: 'guest' },
  getAiTask: { method: 'GET', path: '/api/ai_creation/task/:id/result', auth: 'user' },
  getAiResult: { method: 'GET', path: '/api/ai_creation/:id/result', auth: 'user' },
  listAiResults: { method: 'GET', path: '/api/ai_creation/page', auth: 'user' },
  deleteAiResult: { method: 'DELETE', path: '/api/ai_creation/:id', auth: 'user' },
  listArticles: { method: 'GET', path: '/api/article/list', auth: 'guest', shared: true },
  getArticle: { method: 'GET', path: '/api/article/:id', auth: 'guest', shared: true },
  listDesigners: { method: 'GET', path: '/api/designer/getList', auth: 'guest', shared: true },
  commitDemand: { method: 'POST', path: '/api/designerOrder/commitDesignerOrder', auth: 'guest', creates: true },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** The address of one call: parameters put into the path, the query appended, undefined values left out. */
export function routeUrl(
  path: string,
  parts: { params?: Record<string, string | number>; query?: Record<string, unknown> } = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parts.params?.[name];
    if (value === undefined) throw new Error(`The path ${path} needs the parameter "${name}"`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, String(item));
    }
  }
  return query.size > 0 ? `${filled}?${query.toString()}` : filled;
}
