import {
  createAiTask,
  deleteAiResult,
  findReadingPieces,
  getAiResult,
  getAiTask,
  listAiResults,
  readBrief,
  readWishes,
} from './ai.ts';
import { getArticle, listArticles } from './articles.ts';
import { quoteCoupon } from './coupons.ts';
import { commitDemand } from './demands.ts';
import { listDesigners } from './designers.ts';
import type { Endpoint } from './endpoint.ts';
import {
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
import { dropFavourite, keepFavourites, listFavourites } from './favourites.ts';
import {
  copyCreation,
  saveCreation,
  deleteCreation,
  getCreation,
  getSharePicture,
  hideCreation,
  listCreations,
  openShare,
  reportCreation,
  shareCreation,
  titleCreation,
  updateCreation,
} from './creations.ts';
import { getSample, listCreationFiles } from './downloads.ts';
import { downloadFile, uploadFile } from './files.ts';
import { getFontFile, getGlyphs, listFonts } from './fonts.ts';
import { askInvoice, getInvoice, withdrawInvoice } from './invoices.ts';
import { makeTransparent } from './matting.ts';
import { buildPack, downloadPack, getPack } from './packs.ts';
import { createOrder, getAgreement, listCommodities, listOrders } from './orders.ts';
import {
  cancelOrder,
  createTopUp,
  getAlipayPayment,
  getCardPayment,
  getTopUp,
  getWechatPayment,
  payByAlipay,
  payByCard,
  payByWechat,
} from './payments.ts';
import { getPoints, listPointDetails } from './points.ts';
import type { RouteName } from './routes.ts';
import {
  claimLoginToken,
  confirmWechatLogin,
  getPendingWechat,
  createLoginTicket,
  loginWithEmail,
  loginWithSms,
  sendEmailCode,
  sendSmsCode,
  wechatReturn,
} from './sign-in.ts';
import { getAvatar, getUserInfo, logout, updateProfile } from './users.ts';

/** Every endpoint by name. A row of the route table without schemas does not compile. */
export const ENDPOINTS = {
  getUserInfo,
  updateProfile,
  getAvatar,
  logout,
  sendSmsCode,
  loginWithSms,
  sendEmailCode,
  loginWithEmail,
  createLoginTicket,
  claimLoginToken,
  getPendingWechat,
  confirmWechatLogin,
  wechatReturn,
  listIcons,
  drawNameWall,
  listFirstTags,
  listSimilarTags,
  listIconColors,
  findSimilarMarks,
  drawWish,
  searchMarks,
  uploadMark,
  makeTransparent,
  listPrompts,
  listPalettes,
  listFonts,
  getGlyphs,
  getFontFile,
  saveCreation,
  updateCreation,
  deleteCreation,
  listCreations,
  getCreation,
  copyCreation,
  titleCreation,
  hideCreation,
  listFavourites,
  keepFavourites,
  dropFavourite,
  shareCreation,
  openShare,
  getSharePicture,
  reportCreation,
  getPoints,
  listPointDetails,
  listCommodities,
  getAgreement,
  quoteCoupon,
  createOrder,
  listOrders,
  cancelOrder,
  getInvoice,
  askInvoice,
  withdrawInvoice,
  payByWechat,
  getWechatPayment,
  payByAlipay,
  payByCard,
  getAlipayPayment,
  getCardPayment,
  createTopUp,
  getTopUp,
  listCreationFiles,
  getSample,
  getPack,
  buildPack,
  downloadPack,
  uploadFile,
  downloadFile,
  createAiTask,
  readBrief,
  findReadingPieces,
  readWishes,
  getAiTask,
  getAiResult,
  listAiResults,
  deleteAiResult,
  listArticles,
  getArticle,
  listDesigners,
  commitDemand,
} as const satisfies Record<RouteName, Endpoint>;

export type Endpoints = typeof ENDPOINTS;
