import type { FastifyReply } from 'fastify';

const texts = new WeakMap<FastifyReply, string>();

/** Replaces the handler's JSON response by a plain text, for callers that expect exactly this text. */
export function setPlainResponse(reply: FastifyReply, text: string): void {
  texts.set(reply, text);
}

/** Returns the plain text set by `setPlainResponse`, or undefined. */
export const plainResponseOf = (reply: FastifyReply): string | undefined => texts.get(reply);
