import type { DeskEndpoint } from './desk-endpoint.ts';
import type { DeskRouteName } from './desk-routes.ts';
import * as bills from './bills.ts';
import * as content from './content.ts';
import * as demands from './demands.ts';
import * as invoices from './invoices.ts';
import * as operators from './operators.ts';
import * as orders from './orders.ts';
import * as people from './people.ts';
import * as safety from './safety.ts';
import { getToday } from './today.ts';
import { getTrade, getTradeVersion, listCoupons, restoreTrade, saveTrade } from './trade.ts';

export {
  FEED_ITEM_STATES,
  INVOICE_STATE_WORDS,
  ONLY_KEY,
  type ContentKindName,
  type FeedItemState,
  OPERATOR_ROLES,
  REPORT_STATES,
  type ReportState,
  DEMAND_STATES,
  DESK_ROUTES,
  DIFFERENCE_KINDS,
  type DifferenceKind,
  type DemandState,
  type DeskRoute,
  type DeskRouteName,
  type OperatorRole,
} from './desk-routes.ts';
export type { DeskEndpoint, KeyedPage } from './desk-endpoint.ts';
export type { DeskBill, DeskDifference } from './bills.ts';
export type { DeskDemand } from './demands.ts';
export type { DeskInvoice } from './invoices.ts';
export type { DeskPerson, DeskPersonRow } from './people.ts';
export type { DeskMisuse, DeskReport } from './safety.ts';
export type { DeskAction, DeskOperator } from './operators.ts';
export type { DeskOrder, DeskOrderRow, DeskOrderStep } from './orders.ts';
export {
  articleValueSchema,
  casesValueSchema,
  designerValueSchema,
  feedItemValueSchema,
  feedValueSchema,
  keywordsValueSchema,
  noticeValueSchema,
  siteValueSchema,
  slugSchema,
  type ArticleText,
  type ArticleValue,
  type CasesValue,
  type DeskArticle,
  type DeskCaseOffer,
  type DeskPicture,
  type DesignerValue,
  type FeedItemValue,
  type FeedValue,
  type KeywordsValue,
  type NoticeValue,
  type SiteValue,
} from './content.ts';
export type { VersionedContent } from './versions.ts';
export {
  couponCodeSchema,
  couponValueSchema,
  packageKeySchema,
  packageValueSchema,
  type CouponValue,
  type DeskCoupon,
  type PackageValue,
  type TradeKind,
} from './trade.ts';
export type { DeskAlarm, DeskDay, DeskToday } from './today.ts';

const contentEndpoints = {
  getContent: content.getContent,
  saveContent: content.saveContent,
  getContentVersion: content.getContentVersion,
  restoreContent: content.restoreContent,
  listDeskArticles: content.listDeskArticles,
  listDeskFeeds: content.listDeskFeeds,
  fetchFeeds: content.fetchFeeds,
  listFeedItems: content.listFeedItems,
  listDeskDesigners: content.listDeskDesigners,
  listPictures: content.listPictures,
  uploadPicture: content.uploadPicture,
  listCaseOffers: content.listCaseOffers,
};
const trade = { getTrade, getTradeVersion, listCoupons, restoreTrade, saveTrade };
const { operatorRoleSchema: _, ...operatorEndpoints } = operators;
/** Every endpoint of the desk by name. A route without schemas does not compile. */
export const DESK = {
  ...operatorEndpoints,
  ...orders,
  ...people,
  ...demands,
  ...safety,
  ...invoices,
  ...contentEndpoints,
  ...trade,
  ...bills,
  getToday,
} satisfies Record<DeskRouteName, DeskEndpoint>;
export type DeskEndpoints = typeof DESK;
