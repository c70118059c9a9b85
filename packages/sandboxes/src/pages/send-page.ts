import type { FastifyReply } from 'fastify';

/** Sends a rendered page. */
export const sendPage = (reply: FastifyReply, markup: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(markup);
