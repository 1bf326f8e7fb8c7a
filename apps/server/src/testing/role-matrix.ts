import type { RouteName } from '@markwright/contracts';

export type Role = 'guest' | 'stranger' | 'owner';

/** What the owner has made through the API before the calls. */
export type Made = {
  doc: object;
  creationId: string;
  /** Shared, so that anybody may see it. */
  sharedId: string;
  /** Each role's own to delete. */
  spareId: string;
  outTradeNo: string;
  agreementVersion: string;
  commodityId: string;
  topUpNo: string;
  uploadKey: string;
  avatarName: string;
  taskId: string;
  resultId: string;
  fontKey: string;
  freshPhone: () => string;
};

type Call = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
type Row = { codes: [guest: number, stranger: number, owner: number]; call?: (made: Made) => Call };

const ANYBODY: Row['codes'] = [200, 200, 200];
const USERS: Row['codes'] = [401, 200, 200];
/** A stranger is told that it does not exist, and nothing more. */
const OWNER: Row['codes'] = [401, 404, 200];

/**
 * Who gets what from every endpoint. Calls happen in this order, each as guest, as a signed-in stranger and as the
 * owner of what is named; what destroys comes last.
 */
export const ROLE_MATRIX: Record<RouteName, Row> = {
  getUserInfo: { codes: USERS },
  updateProfile: { codes: USERS, call: () => ({ body: { nickName: '阿山' } }) },
  getAvatar: { codes: ANYBODY, call: ({ avatarName }) => ({ params: { name: avatarName } }) },
  sendSmsCode: { codes: ANYBODY, call: ({ freshPhone }) => ({ query: { phoneNumber: freshPhone() } }) },
  loginWithSms: {
    codes: [422, 422, 422],
    call: ({ freshPhone }) => ({ body: { phone: freshPhone(), code: '000000', scene: '' } }),
  },
  // Off unless the operator sets up a mail server.
  sendEmailCode: { codes: [404, 404, 404], call: () => ({ body: { email: 'a@b.cn' } }) },
  loginWithEmail: { codes: [404, 404, 404], call: () => ({ body: { email: 'a@b.cn', code: '000000' } }) },
  createLoginTicket: { codes: ANYBODY },
  claimLoginToken: { codes: [410, 410, 410], call: () => ({ query: { scene: 'somebody-elses' } }) },
  getPendingWechat: { codes: [410, 410, 410], call: () => ({ query: { scene: 'somebody-elses' } }) },
  confirmWechatLogin: { codes: [410, 410, 410], call: () => ({ body: { state: 'forged' } }) },
  wechatReturn: { codes: [403, 403, 403], call: () => ({ query: { code: 'x', state: 'forged' } }) },

  // A name that cannot be drawn: refused alike for everybody, and no font need be opened.
  listIcons: { codes: [400, 400, 400], call: () => ({ query: { name: '😀' } }) },
  drawNameWall: { codes: [400, 400, 400], call: () => ({ query: { name: '😀' } }) },
  listFirstTags: { codes: ANYBODY },
  listSimilarTags: { codes: ANYBODY, call: () => ({ query: { tags: 'tea' } }) },
  listIconColors: { codes: [404, 404, 404], call: () => ({ params: { id: 'no-such-mark' } }) },
  findSimilarMarks: { codes: [404, 404, 404], call: () => ({ body: { iconId: 'no-such-mark' } }) },
  drawWish: { codes: ANYBODY, call: () => ({ body: { kind: 'thing', thing: ['fox'] } }) },
  readBrief: { codes: ANYBODY, call: () => ({ body: { logoName: '阿山', inspiration: '一家茶馆' } }) },
  findReadingPieces: { codes: ANYBODY, call: () => ({ query: { words: '茶' } }) },
  readWishes: { codes: ANYBODY, call: () => ({ body: { words: '字再粗一点', shown: { name: '阿山' } } }) },
  searchMarks: { codes: ANYBODY, call: () => ({ query: { words: '茶' } }) },
  // The picture sent here is of one colour: there is no mark in it, for nobody.
  uploadMark: { codes: [422, 422, 422] },
  makeTransparent: { codes: ANYBODY },
  commitDemand: {
    codes: ANYBODY,
    call: ({ freshPhone }) => ({ body: { name: '阿山', phone: freshPhone(), demand: '给茶馆做招牌' } }),
  },
  listArticles: { codes: ANYBODY },
  getArticle: { codes: [404, 404, 404], call: () => ({ params: { id: 'no-such-article' } }) },
  listDesigners: { codes: ANYBODY },
  listPrompts: { codes: ANYBODY },
  listPalettes: { codes: ANYBODY },
  listFonts: { codes: ANYBODY },
  getGlyphs: { codes: ANYBODY, call: ({ fontKey }) => ({ query: { font: fontKey, text: 'A' } }) },
  getFontFile: { codes: ANYBODY, call: ({ fontKey }) => ({ params: { key: fontKey } }) },

  saveCreation: { codes: USERS, call: ({ doc }) => ({ body: { doc } }) },
  updateCreation: {
    codes: OWNER,
    call: ({ creationId, doc }) => ({ params: { creationId }, body: { doc, revision: 1 } }),
  },
  listCreations: { codes: USERS },
  getCreation: { codes: OWNER, call: ({ creationId }) => ({ params: { creationId } }) },
  copyCreation: { codes: OWNER, call: ({ creationId }) => ({ params: { creationId } }) },
  titleCreation: { codes: OWNER, call: ({ creationId }) => ({ params: { creationId }, body: { title: '门头版' } }) },
  hideCreation: { codes: OWNER, call: ({ creationId }) => ({ params: { creationId }, body: { hidden: false } }) },
  listFavourites: { codes: USERS },
  keepFavourites: { codes: USERS, call: ({ doc }) => ({ body: { list: [{ key: 'a-1', iconId: 'own:tea', doc }] } }) },
  dropFavourite: { codes: USERS, call: () => ({ params: { key: 'a-1' } }) },
  // Not bought yet.
  listCreationFiles: {
    codes: [401, 404, 402],
    call: ({ creationId }) => ({ params: { creationId }, query: { package: 'hd' } }),
  },
  getSample: { codes: OWNER, call: ({ creationId }) => ({ params: { creationId } }) },
  getPack: { codes: [401, 404, 402], call: ({ creationId }) => ({ params: { creationId }, query: {} }) },
  buildPack: { codes: [401, 404, 402], call: ({ creationId }) => ({ params: { creationId }, body: {} }) },
  downloadPack: {
    codes: [401, 404, 402],
    call: ({ creationId }) => ({ params: { creationId }, query: { folder: 'all' } }),
  },
  shareCreation: {
    codes: OWNER,
    call: ({ creationId }) => ({ params: { creationId }, body: { shared: false } }),
  },
  openShare: { codes: ANYBODY, call: ({ sharedId }) => ({ params: { id: sharedId } }) },
  getShareMockUp: { codes: ANYBODY, call: ({ sharedId }) => ({ params: { id: sharedId, scene: 'cup' } }) },
  getSharePicture: { codes: ANYBODY, call: ({ sharedId }) => ({ params: { id: sharedId } }) },
  // Nothing of theirs is bought.
  allowCase: {
    codes: [401, 404, 409],
    call: ({ creationId }) => ({ params: { creationId }, body: { allowed: true } }),
  },
  listCases: { codes: ANYBODY },
  getCasePicture: { codes: [404, 404, 404], call: ({ creationId }) => ({ params: { id: creationId } }) },
  reportCreation: {
    codes: ANYBODY,
    call: ({ sharedId }) => ({ params: { creationId: sharedId }, body: { reason: '抄袭' } }),
  },

  getPoints: { codes: USERS },
  listPointDetails: { codes: USERS },

  listCommodities: { codes: ANYBODY },
  getAgreement: { codes: ANYBODY },
  // Nobody has made one.
  quoteCoupon: { codes: [401, 404, 404], call: () => ({ body: { code: 'SPRING', yuan: 10 } }) },
  createOrder: {
    codes: OWNER,
    call: ({ creationId, commodityId, agreementVersion }) => ({ body: { creationId, commodityId, agreementVersion } }),
  },
  listOrders: { codes: USERS },
  payByWechat: { codes: OWNER, call: ({ outTradeNo }) => ({ params: { code: outTradeNo } }) },
  getWechatPayment: { codes: OWNER, call: ({ outTradeNo }) => ({ params: { no: outTradeNo } }) },
  payByAlipay: { codes: OWNER, call: ({ outTradeNo }) => ({ query: { outTradeNo } }) },
  getAlipayPayment: { codes: OWNER, call: ({ outTradeNo }) => ({ params: { no: outTradeNo } }) },
  // Cards are off here: said before anybody's order is looked at.
  payByCard: { codes: [401, 503, 503], call: ({ outTradeNo }) => ({ params: { outTradeNo } }) },
  getCardPayment: { codes: OWNER, call: ({ outTradeNo }) => ({ params: { no: outTradeNo } }) },
  createTopUp: { codes: USERS, call: () => ({ body: { yuan: 10, payType: 'wechat' } }) },
  getTopUp: { codes: OWNER, call: ({ topUpNo }) => ({ params: { no: topUpNo } }) },

  getInvoice: { codes: OWNER, call: ({ outTradeNo }) => ({ params: { outTradeNo } }) },
  // Not paid yet, and none was asked for.
  askInvoice: {
    codes: [401, 404, 409],
    call: ({ outTradeNo }) => ({
      params: { outTradeNo },
      body: { kind: 'person', title: '阿山', email: 'a@b.cn' },
    }),
  },
  withdrawInvoice: { codes: [401, 404, 404], call: ({ outTradeNo }) => ({ params: { outTradeNo } }) },

  uploadFile: { codes: USERS },
  downloadFile: { codes: OWNER, call: ({ uploadKey }) => ({ query: { key: uploadKey } }) },

  createAiTask: { codes: USERS, call: () => ({ body: { logoName: '半山', inspiration: '面包' } }) },
  getAiTask: { codes: OWNER, call: ({ taskId }) => ({ params: { id: taskId } }) },
  getAiResult: { codes: OWNER, call: ({ resultId }) => ({ params: { id: resultId } }) },
  listAiResults: { codes: USERS },

  cancelOrder: { codes: OWNER, call: ({ outTradeNo }) => ({ params: { outTradeNo } }) },
  deleteAiResult: { codes: OWNER, call: ({ resultId }) => ({ params: { id: resultId } }) },
  deleteCreation: { codes: OWNER, call: ({ spareId }) => ({ params: { creationId: spareId } }) },
  logout: { codes: USERS },
};
