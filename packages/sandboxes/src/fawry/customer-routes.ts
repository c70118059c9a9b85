import { normaliseDigits } from '@daftar/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageOf } from '../language.ts';
import { act, isAction } from './act.ts';
import { billPage } from './bill-page.ts';
import { counterPage } from './counter-page.ts';
import type { FawrySandboxOptions } from './fawry-sandbox-options.ts';

const WAITING = 10;

interface Query {
  lang?: unknown;
  reference?: unknown;
  changed?: unknown;
}

const page = (reply: FastifyReply, markup: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(markup);

/** Adds the customer's pages: GET /fawry, and POST /fawry/{reference}/{pay|cancel|expire|refund}. */
export function customerRoutes(app: FastifyInstance, options: FawrySandboxOptions, wake: () => void): void {
  const { store } = options;
  app.get<{ Querystring: Query }>('/fawry', async ({ query, headers }, reply) => {
    const language = languageOf({ query, headers });
    const typed = typeof query.reference === 'string' ? query.reference : undefined;
    const charge = typed === undefined ? undefined : await store.byReference(digitsOf(typed));
    if (charge) {
      const notices = await store.noticesOf(charge.referenceNumber);
      return page(reply, billPage({ language, charge, notices, changed: query.changed === '1' }));
    }
    const waiting = await store.waiting(WAITING);
    if (typed === undefined) return page(reply, counterPage({ language, waiting }));
    return page(reply.code(404), counterPage({ language, waiting, notFound: typed }));
  });

  app.post<{ Params: { reference: string; action: string }; Querystring: Query }>(
    '/fawry/:reference/:action',
    async ({ params, query, headers }, reply) => {
      const charge = await store.byReference(params.reference);
      if (!charge || !isAction(params.action)) return reply.code(404).send({ error: 'Not Found' });
      const moved = await act(charge, params.action, options);
      if (moved) wake();
      const changed = moved ? '' : '&changed=1';
      return reply.redirect(
        `/fawry?lang=${languageOf({ query, headers })}&reference=${charge.referenceNumber}${changed}`,
        303,
      );
    },
  );
}

/** Removes spaces and dashes, and converts Arabic and Persian digits, which users type or copy. */
const digitsOf = (typed: string): string => normaliseDigits(typed).replace(/\D/g, '');
