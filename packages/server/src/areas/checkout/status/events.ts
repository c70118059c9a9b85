import type { FastifyReply } from 'fastify';
import { notFound, tooMany } from '../../../basics/problems.ts';
import type { Gateway } from '../../../gateway.ts';
import { publicSession } from '../sessions/public-view.ts';
import type { SessionWatch } from '../sessions/session-watch.ts';
import { findSession } from '../store.ts';
import { followUp } from './follow-up.ts';

const HEARTBEAT_MS = 15_000;
/** Longest life of a stream; the page then opens a new one. */
const LONGEST_MS = 10 * 60_000;

/** Streams a session's state: immediately, then on each change. */
export async function streamEvents(
  gateway: Gateway,
  watch: SessionWatch,
  sessionId: string,
  reply: FastifyReply,
): Promise<void> {
  const session = await findSession(gateway.db, sessionId);
  if (!session) throw notFound('session.missing');
  if (!watch.hasRoom(sessionId)) throw tooMany('checkout.followers', {}, 30);
  reply.hijack();
  const stream = reply.raw;
  stream.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  } as Record<string, string>);
  const send = async () => {
    const current = await findSession(gateway.db, sessionId);
    if (!current || stream.writableEnded) return;
    const { status, returnUrl } = await publicSession(gateway, gateway.db, current);
    stream.write(
      `event: session\ndata: ${JSON.stringify({ sessionId, status, ...(returnUrl && { returnUrl }) })}\n\n`,
    );
  };
  const missed = (error: unknown) => gateway.log.warn({ err: error }, 'a stream could not send a change');
  let reported: string | undefined;
  const report = (state: string | undefined) => {
    if (state === reported) return;
    reported = state;
    void send().catch(missed);
  };
  const leave = watch.watch(sessionId, report);
  const heartbeat = setInterval(() => beat(gateway, sessionId, stream), HEARTBEAT_MS);
  const end = setTimeout(() => stream.end(), LONGEST_MS);
  const stop = () => {
    leave();
    clearInterval(heartbeat);
    clearTimeout(end);
  };
  stream.on('close', stop);
  // A stream that closed before the listener was added emits no second `close`.
  if (stream.destroyed) return stop();
  await watch.stateOf(sessionId).then(report, missed);
}

/** Keeps the connection open, and requests the payment's status if the payment provider may not send a notice. */
function beat(gateway: Gateway, sessionId: string, stream: FastifyReply['raw']): void {
  stream.write(': still here\n\n');
  void followUp(gateway, sessionId).catch((error: unknown) =>
    gateway.log.warn(
      { err: error, session: sessionId },
      'the status of an open payment could not be requested',
    ),
  );
}
