import type { InvoiceState } from '../orders.ts';
import type { Method } from '../routes.ts';

/** Who works at the desk: editors keep the content, clerks the orders and people, owners everything. */
export const OPERATOR_ROLES = ['editor', 'clerk', 'owner'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** How far a request for a designer has come. */
export const DEMAND_STATES = ['new', 'called', 'agreed', 'done', 'dropped'] as const;
export type DemandState = (typeof DEMAND_STATES)[number];

/** What became of a report about a shared design. */
export const REPORT_STATES = ['open', 'dismissed', 'taken-down'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** How far an invoice is, as the desk says it and writes it into the file for the tax system. */
export const INVOICE_STATE_WORDS = {
  zh: {
    asked: '待开具',
    issued: '已开具',
    refused: '已退回',
    cancelled: '已取消',
    'to-reverse': '待红冲',
    reversed: '已红冲',
  },
  en: {
    asked: 'To issue',
    issued: 'Issued',
    refused: 'Sent back',
    cancelled: 'Cancelled',
    'to-reverse': 'To reverse',
    reversed: 'Reversed',
  },
} satisfies Record<string, Record<InvoiceState, string>>;

/** They have it and we do not; we have it and they do not; the amounts differ; a refund differs. */
export const DIFFERENCE_KINDS = ['theirs-only', 'ours-only', 'amount', 'refund'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** What editors keep; each save is a version. */
export const CONTENT_KINDS = [
  'article',
  'designer',
  'feed',
  'feed-item',
  'keywords',
  'site',
  'notice',
  'cases',
] as const;
export type ContentKindName = (typeof CONTENT_KINDS)[number];
/** Of what there is only one: its key. */
export const ONLY_KEY = 'all';

export const ARTICLE_STATES = ['draft', 'published', 'hidden'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];
export const FEED_STATES = ['on', 'paused', 'removed'] as const;
export type FeedState = (typeof FEED_STATES)[number];
export const FEED_ITEM_STATES = ['waiting', 'shown', 'hidden'] as const;
export type FeedItemState = (typeof FEED_ITEM_STATES)[number];

export type DeskRoute = {
  method: Method;
  path: string;
  /** Who may call; `anybody` only where nobody has signed in yet. */
  may: readonly OperatorRole[] | 'anybody';
  /** The body arrives as multipart/form-data and is read by the handler. */
  upload?: true;
};

const ALL = OPERATOR_ROLES;
const CLERKS = ['clerk', 'owner'] as const;
const EDITORS = ['editor', 'owner'] as const;
const OWNERS = ['owner'] as const;

/** Method, path and roles of every call of the operator's desk; kept apart from the visitors' table. */
export const DESK_ROUTES = {
  sendDeskCode: { method: 'POST', path: '/desk/api/sign-in/code', may: 'anybody' },
  checkDeskCode: { method: 'POST', path: '/desk/api/sign-in', may: 'anybody' },
  confirmDeskSignIn: { method: 'POST', path: '/desk/api/sign-in/confirm', may: 'anybody' },
  getOperator: { method: 'GET', path: '/desk/api/me', may: ALL },
  signOutOperator: { method: 'POST', path: '/desk/api/sign-out', may: ALL },
  listOperators: { method: 'GET', path: '/desk/api/operators', may: OWNERS },
  addOperator: { method: 'POST', path: '/desk/api/operators', may: OWNERS },
  changeOperator: { method: 'PUT', path: '/desk/api/operators/:id', may: OWNERS },
  removeOperator: { method: 'DELETE', path: '/desk/api/operators/:id', may: OWNERS },
  listActions: { method: 'GET', path: '/desk/api/actions', may: OWNERS },
  exportActions: { method: 'POST', path: '/desk/api/actions/export', may: OWNERS },
  listDeskOrders: { method: 'GET', path: '/desk/api/orders', may: CLERKS },
  getDeskOrder: { method: 'GET', path: '/desk/api/orders/:no', may: CLERKS },
  refundDeskOrder: { method: 'POST', path: '/desk/api/orders/:no/refund', may: CLERKS },
  resendDeskOrder: { method: 'POST', path: '/desk/api/orders/:no/resend', may: CLERKS },
  noteDeskOrder: { method: 'POST', path: '/desk/api/orders/:no/notes', may: CLERKS },
  listPeople: { method: 'GET', path: '/desk/api/people', may: CLERKS },
  getPerson: { method: 'GET', path: '/desk/api/people/:id', may: CLERKS },
  notePerson: { method: 'POST', path: '/desk/api/people/:id/notes', may: CLERKS },
  changePoints: { method: 'POST', path: '/desk/api/people/:id/points', may: CLERKS },
  blockPerson: { method: 'PUT', path: '/desk/api/people/:id/blocked', may: CLERKS },
  deletePerson: { method: 'POST', path: '/desk/api/people/:id/delete', may: OWNERS },
  listDemands: { method: 'GET', path: '/desk/api/demands', may: CLERKS },
  changeDemand: { method: 'PUT', path: '/desk/api/demands/:id', may: CLERKS },
  noteDemand: { method: 'POST', path: '/desk/api/demands/:id/notes', may: CLERKS },
  exportDemands: { method: 'POST', path: '/desk/api/demands/export', may: CLERKS },
  listReports: { method: 'GET', path: '/desk/api/reports', may: CLERKS },
  settleReport: { method: 'PUT', path: '/desk/api/reports/:id', may: CLERKS },
  listMisuse: { method: 'GET', path: '/desk/api/misuse', may: CLERKS },
  settleMisuse: { method: 'PUT', path: '/desk/api/misuse/:id', may: CLERKS },
  listWords: { method: 'GET', path: '/desk/api/words', may: CLERKS },
  addWord: { method: 'POST', path: '/desk/api/words', may: CLERKS },
  removeWord: { method: 'DELETE', path: '/desk/api/words/:word', may: CLERKS },
  listBills: { method: 'GET', path: '/desk/api/bills', may: CLERKS },
  uploadBill: { method: 'POST', path: '/desk/api/bills/:payType/:day/file', may: CLERKS, upload: true },
  fetchBill: { method: 'POST', path: '/desk/api/bills/:payType/:day/fetch', may: CLERKS },
  compareBill: { method: 'POST', path: '/desk/api/bills/:id/compare', may: CLERKS },
  listDifferences: { method: 'GET', path: '/desk/api/differences', may: CLERKS },
  settleDifference: { method: 'PUT', path: '/desk/api/differences/:id', may: CLERKS },
  listInvoices: { method: 'GET', path: '/desk/api/invoices', may: CLERKS },
  issueInvoice: { method: 'POST', path: '/desk/api/invoices/:id/file', may: CLERKS, upload: true },
  refuseInvoice: { method: 'POST', path: '/desk/api/invoices/:id/refused', may: CLERKS },
  reverseInvoice: { method: 'POST', path: '/desk/api/invoices/:id/reversed', may: CLERKS },
  mailInvoice: { method: 'POST', path: '/desk/api/invoices/:id/mail', may: CLERKS },
  exportInvoices: { method: 'POST', path: '/desk/api/invoices/export', may: CLERKS },
  getContent: { method: 'GET', path: '/desk/api/content/:kind/:key', may: EDITORS },
  saveContent: { method: 'PUT', path: '/desk/api/content/:kind/:key', may: EDITORS },
  getContentVersion: { method: 'GET', path: '/desk/api/content/:kind/:key/versions/:version', may: EDITORS },
  restoreContent: { method: 'POST', path: '/desk/api/content/:kind/:key/restore', may: EDITORS },
  listDeskArticles: { method: 'GET', path: '/desk/api/articles', may: EDITORS },
  listDeskFeeds: { method: 'GET', path: '/desk/api/feeds', may: EDITORS },
  fetchFeeds: { method: 'POST', path: '/desk/api/feeds/fetch', may: EDITORS },
  listFeedItems: { method: 'GET', path: '/desk/api/feed-items', may: EDITORS },
  listDeskDesigners: { method: 'GET', path: '/desk/api/designers', may: EDITORS },
  listPictures: { method: 'GET', path: '/desk/api/pictures', may: EDITORS },
  uploadPicture: { method: 'POST', path: '/desk/api/pictures', may: EDITORS, upload: true },
  listCaseOffers: { method: 'GET', path: '/desk/api/cases', may: EDITORS },
  listCoupons: { method: 'GET', path: '/desk/api/coupons', may: OWNERS },
  getTrade: { method: 'GET', path: '/desk/api/trade/:kind/:key', may: OWNERS },
  saveTrade: { method: 'PUT', path: '/desk/api/trade/:kind/:key', may: OWNERS },
  getTradeVersion: { method: 'GET', path: '/desk/api/trade/:kind/:key/versions/:version', may: OWNERS },
  restoreTrade: { method: 'POST', path: '/desk/api/trade/:kind/:key/restore', may: OWNERS },
  getToday: { method: 'GET', path: '/desk/api/today', may: ALL },
} as const satisfies Record<string, DeskRoute>;

export type DeskRouteName = keyof typeof DESK_ROUTES;
