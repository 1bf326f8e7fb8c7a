export {
  APP_SIGN_HEADER,
  DEFAULT_LANGUAGE,
  IDEMPOTENCY_HEADER,
  LANGUAGE_COOKIE,
  OK_CODE,
  TOKEN_HEADER,
  type Envelope,
  type Language,
} from './envelope.ts';
export { AppError, ERRORS, errorMessage, type ErrorDetails, type ErrorName } from './errors.ts';
export { endpoint, type Args, type Data, type DataToSend, type Endpoint, type Input, type Shapes } from './endpoint.ts';
export { ENDPOINTS, type Endpoints } from './endpoints.ts';
export { ROUTES, routeUrl, type Method, type Route, type RouteName } from './routes.ts';
export {
  PAGE_DATA_ELEMENT_ID,
  PAGE_SLOTS,
  type PageParameters,
  type PageRenderer,
  type PageReply,
  type PageRequest,
} from './page.ts';
export { SHARED_IN, SHARE_PAGE, shareLink, type Bilingual, type SiteConfig } from './site.ts';
export { findContact } from './contact.ts';
export { findMobileNumber } from './phone-number.ts';
export {
  claimLoginToken,
  confirmWechatLogin,
  getPendingWechat,
  CONSENT_VERSION,
  createLoginTicket,
  loginWithEmail,
  loginWithSms,
  sendEmailCode,
  sendSmsCode,
  wechatReturn,
} from './sign-in.ts';
export { compareBrandNames, foldBrandName, FREE_NAME_CORRECTIONS } from './brand-name.ts';
export { findNickName, givenNickName, NICK_NAME_MAX, nickNameIn } from './nick-name.ts';
export { getAvatar, getUserInfo, logout, updateProfile } from './users.ts';
export { COUPON_CODE, foldCouponCode, quoteCoupon } from './coupons.ts';
export {
  DESCRIPTION_MAX,
  drawNameWall,
  findSimilarMarks,
  listFirstTags,
  listIconColors,
  listIcons,
  listPalettes,
  listPrompts,
  listSimilarTags,
  drawWish,
  searchMarks,
  uploadMark,
} from './catalogue.ts';
export {
  dropFavourite,
  FAVOURITES_BYTES_MAX,
  FAVOURITES_MAX,
  FAVOURITES_PER_PAGE,
  keepFavourites,
  listFavourites,
} from './favourites.ts';
export {
  copyCreation,
  saveCreation,
  CREATION_SORTS,
  CREATION_TITLE_MAX,
  deleteCreation,
  getCreation,
  getShareMockUp,
  getSharePicture,
  hideCreation,
  listCreations,
  openShare,
  allowCase,
  getCasePicture,
  listCases,
  type Case,
  reportCreation,
  shareCreation,
  titleCreation,
  updateCreation,
  type CreationItem,
  type CreationSummary,
  type CreationSort,
  type Purchased,
} from './creations.ts';
export { makeTransparent, MATTING_TOLERANCE_MAX, mattingFieldsSchema } from './matting.ts';
export { downloadFile, uploadFile } from './files.ts';
export { getFontFile, getGlyphs, listFonts } from './fonts.ts';
export {
  createOrder,
  getAgreement,
  INVOICE_STATES,
  listCommodities,
  listOrders,
  PACKAGES,
  TRADE_STATES,
  type Commodity,
  type InvoiceState,
  type OrderItem,
  type Package,
  type PackageContents,
  type PayType,
  type PurchaseType,
  type TradeState,
} from './orders.ts';
export { askInvoice, getInvoice, withdrawInvoice, type Invoice, type InvoiceKind } from './invoices.ts';
export {
  ORDER_MINUTES,
  PAYMENT_POLL_MS,
  POINTS_PER_YUAN,
  TOP_UP_PRESETS_YUAN,
  TOP_UP_YUAN_MAX,
  TOP_UP_YUAN_MIN,
} from './payment-terms.ts';
export {
  cancelOrder,
  createTopUp,
  getAlipayPayment,
  getCardPayment,
  getTopUp,
  getWechatPayment,
  payByAlipay,
  payByCard,
  payByWechat,
  type PaymentStart,
  type PaymentState,
} from './payments.ts';
export { getSample, listCreationFiles, type DownloadItem } from './downloads.ts';
export {
  buildPack,
  downloadPack,
  getPack,
  PACK_FOLDERS,
  SIGN_WIDTH_MM,
  type Pack,
  type PackFolder,
  type PackFolderContents,
} from './packs.ts';
export {
  FREE_POINTS_A_DAY,
  getPoints,
  listPointDetails,
  POINT_REASONS,
  SHARE_POINTS_A_DAY,
  type PointReason,
} from './points.ts';
export { AI_STYLE_IDS, type AiStyleId } from './ai-styles.ts';
export {
  createAiTask,
  deleteAiResult,
  findReadingPieces,
  getAiResult,
  getAiTask,
  INSPIRATION_MAX,
  CHANGE_WORDS_MAX,
  listAiResults,
  LOGOS_PER_TASK,
  POINTS_PER_TASK,
  readBrief,
  readWishes,
  AI_RELATIONS,
  type AiChange,
  type AiReading,
  type AiReadingEdit,
  type AiRelation,
  type AiResult,
  type AiResultSummary,
  type AiStages,
  type ArtFontWish,
} from './ai.ts';
export { commitDemand, DEMAND_MAX } from './demands.ts';
export { NAME_MAX, SLOGAN_MAX, textLength } from './text-length.ts';
export {
  ARTICLE_SECTIONS,
  FEED_GROUPS,
  getArticle,
  listArticles,
  SEARCH_MAX,
  type Article,
  type ArticleItem,
  type ArticleSection,
  type Block,
  type FeedGroup,
  type Inline,
} from './articles.ts';
export { listDesigners, type Designer } from './designers.ts';
export { findEmailAddress, mailboxOf } from './email-address.ts';
export { findTaxNumber } from './tax-number.ts';

export { CURRENCY_DIGITS, inSecond, isCurrency, type Currency, type Money, type SecondCurrency } from './currency.ts';
