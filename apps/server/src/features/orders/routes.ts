import {
  cancelOrder,
  createOrder,
  createTopUp,
  getAgreement,
  getAlipayPayment,
  getCardPayment,
  getTopUp,
  getWechatPayment,
  IDEMPOTENCY_HEADER,
  listCommodities,
  listOrders,
  payByAlipay,
  payByCard,
  payByWechat,
  POINTS_PER_YUAN,
  quoteCoupon,
  type PayType,
} from '@markwright/contracts';
import type { EngineAccess } from '../../engine/engine.ts';
import { countHit } from '../../http/count-hit.ts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { getOwnCreation, listPreviews } from '../creations/rules.ts';
import { AGREEMENT } from './agreement.ts';
import { listInvoiceStates } from './invoice-queries.ts';
import type { OrderDeps } from './order-deps.ts';
import { startOrder, startTopUp } from './order-rules.ts';
import { quote } from './quote-rules.ts';
import { cancelOrder as cancel, readPayment, startPayment } from './payment-rules.ts';
import { presentOffer, presentOrder } from './present.ts';
import { offersFor } from './price-rules.ts';
import { listOwnOrders, listRefundTimes, type Order } from './queries.ts';

/** What each way to pay is opened as: on a computer, on a phone. */
const FORMS = { wechat: ['native', 'h5'], alipay: ['page', 'wap'], card: ['page', 'page'] } as const;

/** More than anybody types; fewer than somebody needs who tries all there are. */
const QUOTES_AN_HOUR = 60;

const isSet = (value: string | null): value is string => value !== null;

/** `engine`: what cannot be drawn is not sold; null where creations are no drawings, as in the tests of money alone. */
export const orderRoutes =
  (deps: OrderDeps, engine: EngineAccess | null): Feature =>
  (on) => {
    on(listCommodities, async ({ db, user, query }) => {
      const own = user && query.creationId && (await getOwnCreation(db, user.id, query.creationId));
      const list = (await offersFor(db, deps.sandbox, own ? own.id : undefined)).map((offer) =>
        presentOffer(offer, deps.second),
      );
      const payTypes = Object.keys(deps.providers) as PayType[];
      const secondCurrency = deps.second ?? null;
      return { list, total: list.length, payTypes, secondCurrency, sandbox: deps.sandbox };
    });
    on(getAgreement, ({ language }) => ({ version: AGREEMENT.version, ...AGREEMENT[language] }));
    on(
      createOrder,
      async ({ db, user, body }) => {
        const { id, doc } = await getOwnCreation(db, user.id, body.creationId);
        const offer = (await offersFor(db, deps.sandbox, id)).find(
          ({ commodity }) => commodity.id === body.commodityId,
        );
        const keepsName = offer?.commodity.purchaseType === 'vector';
        await engine?.forClient(user.id, true).checkToSell(doc, keepsName ? doc : null);
      },
      ({ db, user, body }) => startOrder(db, deps, user.id, body),
    );
    on(quoteCoupon, async ({ db, user, body }) => {
      await countHit(db, { key: `coupons:user-hour:${user.id}`, max: QUOTES_AN_HOUR, windowSeconds: 3600 });
      return quote(db, deps, user.id, body);
    });
    on(listOrders, async ({ db, user, query }) => {
      const { list, total } = await listOwnOrders(db, user.id, query);
      const creationIds = list.map(({ creationId }) => creationId).filter(isSet);
      const previews = await listPreviews(db, deps.storage, user.id, creationIds);
      const paid = list.map(({ paidAttemptId }) => paidAttemptId).filter(isSet);
      const returned = await listRefundTimes(db, paid);
      const ids = list.map(({ id }) => id);
      const invoiced = await listInvoiceStates(db, ids);
      const present = (order: Order) =>
        presentOrder(order, {
          preview: previews.get(order.creationId ?? ''),
          refundedAt: returned.get(order.paidAttemptId ?? '') ?? null,
          invoiceState: invoiced.get(order.id) ?? null,
        });
      return { list: list.map(present), total };
    });
    on(cancelOrder, ({ db, user, params }) => cancel(db, deps, user.id, params.outTradeNo));

    on(payByWechat, ({ db, user, params, query, request, language }) =>
      startPayment(db, deps, user.id, {
        outTradeNo: params.code,
        payType: 'wechat',
        form: query.form,
        clientIp: request.ip,
        language,
      }),
    );
    on(payByAlipay, ({ db, user, query, request, language }) =>
      startPayment(db, deps, user.id, { ...query, payType: 'alipay', clientIp: request.ip, language }),
    );
    on(payByCard, ({ db, user, params, request, language }) =>
      startPayment(db, deps, user.id, { ...params, payType: 'card', form: 'page', clientIp: request.ip, language }),
    );
    on(getCardPayment, ({ db, user, params }) => readPayment(db, deps, user.id, params.no));
    on(getWechatPayment, ({ db, user, params }) => readPayment(db, deps, user.id, params.no));
    on(getAlipayPayment, ({ db, user, params }) => readPayment(db, deps, user.id, params.no));
    on(getTopUp, ({ db, user, params }) => readPayment(db, deps, user.id, params.no));

    on(createTopUp, async ({ db, user, body, request, language }) => {
      const { payType, onPhone, yuan = (body.points ?? 0) / POINTS_PER_YUAN } = body;
      const key = request.headers[IDEMPOTENCY_HEADER];
      const clientKey = typeof key === 'string' ? key.slice(0, 128) : null;
      const order = await startTopUp(db, deps, { userId: user.id, yuan, clientKey, couponCode: body.couponCode });
      const form = FORMS[payType][onPhone ? 1 : 0];
      const { outTradeNo } = order;
      const started = await startPayment(db, deps, user.id, {
        outTradeNo,
        payType,
        form,
        clientIp: request.ip,
        language,
      });
      return { ...started, points: order.points ?? 0 };
    });
  };
