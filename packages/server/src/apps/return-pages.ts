import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  afterCard,
  afterForm,
  afterPaymob,
  afterPaytabs,
  pageFormOf,
  type ReturnedOrder,
} from '../areas/checkout/public.ts';
import type { Gateway } from '../gateway.ts';
import { queryOf } from '../http/query-of.ts';
import { formPage } from './form-page.ts';
import { type ProblemPage, problemPage } from './problem-page.ts';

/** An order id with a slash comes as several segments if a proxy or the provider decodes its %2F: the rest of the path. */
type Order = { Params: { serviceId: string; '*': string } };

const orderOf = ({ params }: FastifyRequest<Order>): ReturnedOrder => ({
  serviceId: params.serviceId,
  orderId: params['*'],
});

/**
 * Serves the addresses to which payment providers send customers back. Each asks the provider for the outcome, then redirects
 * the browser to the merchant. Errors are shown on a page made from `frame`, the checkout frame's HTML, if that is built.
 */
export function serveReturnPages(app: FastifyInstance, gateway: Gateway, frame?: string): void {
  const problems = { frame, sandbox: gateway.settings.sandbox };
  const leave = leaveBy(gateway, problems);
  app.route<Order>({
    method: ['GET', 'POST'],
    url: '/checkout/mena/:serviceId/*',
    config: { takesForms: true },
    handler: (request, reply) => {
      const form = formOf(request);
      const number = numberIn(request);
      return leave(request, reply, () =>
        form
          ? afterForm(gateway, orderOf(request), number, form)
          : afterCard(gateway, orderOf(request), number),
      );
    },
  });
  app.get<{ Params: { provider: string; number: string } }>(
    '/checkout/mena/:provider/form/:number',
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      try {
        await gateway.publicRate.take(request.ip);
        const { provider, number } = request.params;
        return formPage(reply, await pageFormOf(gateway, provider, number));
      } catch (error) {
        return problemPage(reply, error, problems);
      }
    },
  );
  app.get('/hosted-checkout/mena/eg', (request, reply) =>
    leave(request, reply, () =>
      afterPaymob(gateway, { headers: request.headers, query: queryOf(request), body: Buffer.alloc(0) }),
    ),
  );
  app.route<Order>({
    method: ['GET', 'POST'],
    url: '/checkout/mena/paytab/redirect/:serviceId/*',
    config: { takesForms: true },
    handler: (request, reply) =>
      leave(request, reply, () =>
        afterPaytabs(gateway, orderOf(request), numberIn(request), formOf(request)),
      ),
  });
}

/** Returns the form that the provider posted; undefined when the browser sent a GET request. */
function formOf({ method, headers, rawBytes: body }: FastifyRequest) {
  return method === 'POST' && body ? { headers, query: '', body } : undefined;
}

function numberIn({ query }: FastifyRequest): string | undefined {
  const { merchantRefNumber } = query as Record<string, unknown>;
  return typeof merchantRefNumber === 'string' && merchantRefNumber.length <= 60
    ? merchantRefNumber
    : undefined;
}

/** Redirects the browser to the address that `next` returns, or sends an error page. */
const leaveBy =
  (gateway: Gateway, problems: ProblemPage) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    next: () => Promise<string>,
  ): Promise<FastifyReply> => {
    reply.header('Cache-Control', 'no-store');
    try {
      await gateway.publicRate.take(request.ip);
      return reply.redirect(await next(), 303);
    } catch (error) {
      return problemPage(reply, error, problems);
    }
  };
