import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/open-db.ts';
import { MessageRefused, type Query } from '../../providers/wechat-login/wechat-login.ts';
import { writeState } from './profile-state.ts';
import { recordScan } from './scene-rules.ts';
import type { SignInDeps } from './sign-in-deps.ts';

export const WECHAT_MESSAGES_PATH = '/notify/wechat/message';
const MESSAGE_LIMIT_BYTES = 64 * 1024;

/** The message platform's calls. Its XML is read here and nowhere else, and no further than its flat fields. */
export async function serveWechatMessages(app: FastifyInstance, db: Db, deps: SignInDeps): Promise<void> {
  await app.register(async (scope) => {
    const asText = { parseAs: 'string', bodyLimit: MESSAGE_LIMIT_BYTES } as const;
    scope.addContentTypeParser(['text/xml', 'application/xml'], asText, (_, body, done) => done(null, body));

    scope.get<{ Querystring: Query }>(WECHAT_MESSAGES_PATH, async (request, reply) => {
      const answer = deps.wechat.answerHandshake(request.query);
      if (answer === undefined) request.log.warn('refused a handshake that the message platform did not sign');
      return reply
        .code(answer === undefined ? 403 : 200)
        .type('text/plain')
        .send(answer ?? 'refused');
    });

    scope.post<{ Querystring: Query; Body: unknown }>(WECHAT_MESSAGES_PATH, async (request, reply) => {
      try {
        const message = deps.wechat.openMessage(request.query, typeof request.body === 'string' ? request.body : '');
        if (!(await recordScan(db, deps, message))) return await reply.type('text/plain').send('success');
        const scan = { openId: message.openId, scene: message.scene ?? '' };
        const state = writeState(deps.secret, 'ask', scan, new Date());
        const text = `你正在电脑上登录方格。如果是你本人，<a href="${deps.wechat.profileUrl(state)}">点这里确认登录</a>；如果不是，请忽略这条消息。`;
        return await reply.type('text/xml').send(deps.wechat.writeReply(message, text));
      } catch (error) {
        if (!(error instanceof MessageRefused)) throw error;
        request.log.warn({ reason: error.message }, 'refused a message that is not the platform’s');
        return reply.code(403).type('text/plain').send('refused');
      }
    });
  });
}
