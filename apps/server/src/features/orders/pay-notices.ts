import type { FastifyInstance } from 'fastify';
import { AppError, type PayType } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { NoticeRefused, type Notice, type PayProvider } from '../../providers/pay-provider.ts';
import type { OrderDeps } from './order-deps.ts';
import { insertNotice } from './queries.ts';
import { applyProviderState, applyRefundState } from './settle-rules.ts';

export const PAY_NOTICE_PATHS: Record<PayType, string> = {
  wechat: '/notify/wechat/pay',
  alipay: '/notify/alipay/pay',
  card: '/notify/stripe/pay',
};
const NOTICE_LIMIT_BYTES = 64 * 1024;

type Answer = { status: number; type: string; body: string };
/** Each provider has its own words; all but the first make it send the notice again later. */
const ANSWERS: Record<PayType, { accepted: Answer; refused: Answer; unknown: Answer }> = {
  wechat: {
    accepted: { status: 200, type: 'application/json', body: '{"code":"SUCCESS","message":"OK"}' },
    refused: { status: 401, type: 'application/json', body: '{"code":"FAIL","message":"refused"}' },
    unknown: { status: 404, type: 'application/json', body: '{"code":"FAIL","message":"unknown"}' },
  },
  alipay: {
    accepted: { status: 200, type: 'text/plain', body: 'success' },
    refused: { status: 401, type: 'text/plain', body: 'fail' },
    unknown: { status: 404, type: 'text/plain', body: 'fail' },
  },
  card: {
    accepted: { status: 200, type: 'text/plain', body: 'ok' },
    refused: { status: 400, type: 'text/plain', body: 'refused' },
    unknown: { status: 404, type: 'text/plain', body: 'unknown' },
  },
};

/** The providers' own calls. Signatures cover the very bytes, so bodies are kept as they came. */
export async function servePayNotices(app: FastifyInstance, db: Db, deps: OrderDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const asBytes = { parseAs: 'buffer', bodyLimit: NOTICE_LIMIT_BYTES } as const;
    scope.addContentTypeParser('*', asBytes, (_, body, done) => done(null, body));
    for (const provider of Object.values(deps.providers)) serveNotices(scope, db, deps, provider);
  });
}

function serveNotices(scope: FastifyInstance, db: Db, deps: OrderDeps, provider: PayProvider): void {
  const answers = ANSWERS[provider.payType];
  scope.post(PAY_NOTICE_PATHS[provider.payType], async (request, reply) => {
    const answer = ({ status, type, body }: Answer) => reply.code(status).type(type).send(body);
    const headers = request.headers as Record<string, string | undefined>;
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { payType, sandbox } = provider;
    let notice: Notice;
    try {
      notice = provider.openNotice(headers, body);
    } catch (error) {
      if (!(error instanceof NoticeRefused)) throw error;
      request.log.warn({ reason: error.message, provider: payType }, 'refused a payment notice');
      return answer(answers.refused);
    }
    const kept = {
      payType,
      sandbox,
      noticeId: notice.id,
      attemptNumber: notice.number,
      headers: signedHeaders(headers),
      body: body.toString('utf8'),
      receivedAt: new Date(),
    };
    try {
      await takeNotice(db, deps, provider, notice, kept);
      return await answer(answers.accepted);
    } catch (error) {
      if (!(error instanceof AppError && error.error === 'NOT_FOUND')) throw error;
      // Somebody's money all the same: kept for whoever looks into it.
      await insertNotice(db, kept);
      request.log.error({ provider: payType, noticeId: notice.id }, 'a genuine notice about a payment nobody knows');
      return answer(answers.unknown);
    }
  });
}

/** Kept and applied in one transaction; only then is it acknowledged. */
async function takeNotice(
  db: Db,
  deps: OrderDeps,
  { payType, sandbox }: PayProvider,
  notice: Notice,
  kept: Parameters<typeof insertNotice>[1] & { receivedAt: Date },
): Promise<void> {
  const now = kept.receivedAt;
  await db.transaction(async (tx) => {
    await insertNotice(tx, kept);
    if (notice.kind === 'trade') {
      await applyProviderState(tx, deps, { payType, sandbox, number: notice.number, report: notice.report }, now);
    } else if (notice.kind === 'refund') {
      const { refundNumber, report } = notice;
      await applyRefundState(tx, deps, { payType, sandbox, refundNumber, report }, now);
    }
  });
}

const signedHeaders = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value && /^(wechatpay-|stripe-signature$)/.test(name) ? [[name, value]] : [],
    ),
  );
