import type { FastifyReply } from 'fastify';

const texts = new WeakMap<FastifyReply, string>();

/** Sends a plain text instead of the JSON answer that the handler returns, for callers that expect exactly this text. */
export function answerPlainly(reply: FastifyReply, text: string): void {
  texts.set(reply, text);
}

/** Returns the plain text that a handler answers with, or undefined. */
export const plainAnswerOf = (reply: FastifyReply): string | undefined => texts.get(reply);
