import { randomUUID } from 'node:crypto';
import type { InvoiceState } from '@markwright/contracts';
import { ONLY_KEY, type ArticleValue, type CouponValue, type DeskRouteName } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import { aiTasks } from '../db/tables/ai.ts';

/** What the calls of the desk are made about. */
export type DeskThings = {
  paidNo: string;
  /** Bought for this very call. */
  newPaidNo: () => Promise<string>;
  freshPhone: () => string;
  userId: string;
  newUserId: () => Promise<string>;
  demandId: string;
  reportId: string;
  aiTaskId: string;
  billId: string;
  /** A difference nobody has settled, for this very call. */
  newDifferenceId: () => Promise<string>;
  /** An invoice for this very call, in that state. */
  newInvoiceId: (state: InvoiceState) => Promise<string>;
  /** A word refused for this very call. */
  newWord: () => Promise<string>;
  freshSlug: () => string;
  /** An article with a version. */
  newArticle: () => Promise<{ kind: string; key: string; version: string }>;
  /** Another picture each time. */
  newPicture: () => File;
  /** A code of its own, and its version where it is kept. */
  newCoupon: (kept?: 'kept') => Promise<{ code: string; version: number }>;
  /** An operator nobody needs any more. */
  spareOperator: () => Promise<string>;
};

export const ARTICLE: ArticleValue = {
  state: 'published',
  section: 'information',
  category: 'print',
  publishAt: '2026-03-01T04:00:00.000Z',
  cover: null,
  zh: { title: '出血留三毫米', summary: '为什么', body: '裁刀会偏。' },
  en: null,
};

/** A tenth off, for anybody. */
export const COUPON: CouponValue = {
  amountFen: null,
  percent: 10,
  usesMax: null,
  oncePerPerson: false,
  leastFen: 0,
  startsAt: null,
  endsAt: null,
  stopped: false,
};

type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
/** `code` where even the right role is refused, since the call is about something that is not there. */
type DeskRow = { call?: (things: DeskThings) => Sent | Promise<Sent>; code?: number };

export function formWith(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

export async function insertAiTask(db: Db, userId: string, logoName = '茶里'): Promise<string> {
  const task = { id: randomUUID(), userId, logoName, inspiration: '', styles: [], seed: 1, createdAt: new Date() };
  await db.insert(aiTasks).values(task);
  return task.id;
}

/** As little as passes for a whole PDF. */
export const pdfFile = (words = 'invoice'): File => new File([`%PDF-1.7\n% ${words}\n%%EOF\n`], 'e-invoice.pdf');

const emptyBill = (): File => new File(['商户订单号,交易状态\r\n总交易单数\r\n`0\r\n'], 'bill.csv');

/** One call of every endpoint of the desk, as somebody who may make it would. */
export const DESK_CALLS: Record<DeskRouteName, DeskRow> = {
  sendDeskCode: { call: ({ freshPhone }) => ({ body: { phone: freshPhone() } }) },
  checkDeskCode: { call: ({ freshPhone }) => ({ body: { phone: freshPhone(), code: '000000' } }), code: 422 },
  confirmDeskSignIn: { call: () => ({ body: { ticket: 'forged', code: '000000' } }), code: 410 },
  getOperator: {},
  listOperators: {},
  addOperator: { call: ({ freshPhone }) => ({ body: { phone: freshPhone(), name: '阿水', role: 'editor' } }) },
  changeOperator: {
    call: async ({ spareOperator }) => ({ params: { id: await spareOperator() }, body: { role: 'clerk' } }),
  },
  removeOperator: { call: async ({ spareOperator }) => ({ params: { id: await spareOperator() } }) },
  listActions: {},
  exportActions: { call: () => ({ body: {} }) },
  listDeskOrders: {},
  getDeskOrder: { call: ({ paidNo }) => ({ params: { no: paidNo } }) },
  noteDeskOrder: { call: ({ paidNo }) => ({ params: { no: paidNo }, body: { text: '客人来过电话' } }) },
  resendDeskOrder: { call: ({ paidNo }) => ({ params: { no: paidNo } }) },
  refundDeskOrder: {
    call: async ({ newPaidNo }) => ({ params: { no: await newPaidNo() }, body: { reason: '客人不要了' } }),
  },
  listPeople: {},
  getPerson: { call: ({ userId }) => ({ params: { id: userId } }) },
  notePerson: { call: ({ userId }) => ({ params: { id: userId }, body: { text: '老客人' } }) },
  changePoints: { call: ({ userId }) => ({ params: { id: userId }, body: { points: 5, reason: '补偿' } }) },
  blockPerson: { call: ({ userId }) => ({ params: { id: userId }, body: { blocked: true, reason: '刷单' } }) },
  deletePerson: {
    call: async ({ newUserId }) => ({ params: { id: await newUserId() }, body: { reason: '本人要求' } }),
  },
  listDemands: {},
  changeDemand: { call: ({ demandId }) => ({ params: { id: demandId }, body: { state: 'called' } }) },
  noteDemand: { call: ({ demandId }) => ({ params: { id: demandId }, body: { text: '下周再打' } }) },
  exportDemands: { call: () => ({ body: {} }) },
  listReports: {},
  settleReport: {
    call: ({ reportId }) => ({ params: { id: reportId }, body: { state: 'taken-down', reason: '冒用他人商标' } }),
  },
  listMisuse: {},
  settleMisuse: { call: ({ aiTaskId }) => ({ params: { id: aiTaskId }, body: { reason: '已提醒本人' } }) },
  listWords: {},
  addWord: { call: () => ({ body: { word: '假冒' } }) },
  removeWord: { call: async ({ newWord }) => ({ params: { word: await newWord() } }) },
  listBills: {},
  uploadBill: {
    call: () => ({ params: { payType: 'wechat', day: '2026-01-02' }, body: formWith(emptyBill()) }),
  },
  fetchBill: { call: () => ({ params: { payType: 'wechat', day: '2026-01-03' } }) },
  compareBill: { call: ({ billId }) => ({ params: { id: billId } }) },
  listDifferences: {},
  settleDifference: {
    call: async ({ newDifferenceId }) => ({
      params: { id: await newDifferenceId() },
      body: { note: '已查，平台补单' },
    }),
  },
  listInvoices: {},
  issueInvoice: {
    call: async ({ newInvoiceId }) => ({ params: { id: await newInvoiceId('asked') }, body: formWith(pdfFile()) }),
  },
  refuseInvoice: {
    call: async ({ newInvoiceId }) => ({ params: { id: await newInvoiceId('asked') }, body: { reason: '税号不符' } }),
  },
  reverseInvoice: {
    call: async ({ newInvoiceId }) => ({
      params: { id: await newInvoiceId('to-reverse') },
      body: { reason: '红字发票已开' },
    }),
  },
  mailInvoice: { call: async ({ newInvoiceId }) => ({ params: { id: await newInvoiceId('issued') } }) },
  exportInvoices: { call: () => ({ body: {} }) },
  getContent: { call: () => ({ params: { kind: 'site', key: ONLY_KEY } }) },
  saveContent: {
    call: ({ freshSlug }) => ({
      params: { kind: 'article', key: freshSlug() },
      body: { value: ARTICLE, basedOn: null },
    }),
  },
  getContentVersion: { call: async ({ newArticle }) => ({ params: await newArticle() }) },
  restoreContent: {
    call: async ({ newArticle }) => {
      const { kind, key, version } = await newArticle();
      return { params: { kind, key }, body: { version: Number(version) } };
    },
  },
  listDeskArticles: {},
  listDeskFeeds: {},
  fetchFeeds: {},
  listFeedItems: {},
  listDeskDesigners: {},
  listPictures: {},
  uploadPicture: { call: ({ newPicture }) => ({ body: formWith(newPicture()) }) },
  listCaseOffers: {},
  listCoupons: {},
  getTrade: { call: () => ({ params: { kind: 'package', key: 'hd' } }) },
  saveTrade: {
    call: async ({ newCoupon }) => ({
      params: { kind: 'coupon', key: (await newCoupon()).code },
      body: { value: COUPON, basedOn: null },
    }),
  },
  getTradeVersion: {
    call: async ({ newCoupon }) => {
      const { code, version } = await newCoupon('kept');
      return { params: { kind: 'coupon', key: code, version: String(version) } };
    },
  },
  restoreTrade: {
    call: async ({ newCoupon }) => {
      const { code, version } = await newCoupon('kept');
      return { params: { kind: 'coupon', key: code }, body: { version } };
    },
  },
  getToday: {},
  signOutOperator: {},
};
