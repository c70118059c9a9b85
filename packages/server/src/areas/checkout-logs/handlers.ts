import type { Handlers } from '../../contract/operation-types.ts';
import { listLogs } from './logs.ts';
import { listRequests } from './requests.ts';

/** Handles the platform owner's logs: requests to payment providers with the responses, and checkout sessions. */
export const checkoutLogHandlers: Handlers = {
  reads: {
    listCheckoutLogs: ({ gateway, body }) => listLogs(gateway, body, body.q),
    searchCheckoutLogs: ({ gateway, body }) => listLogs(gateway, body, body.query),
    listCheckoutRequests: ({ gateway, body }) => listRequests(gateway, body, body.q),
    searchCheckoutRequests: ({ gateway, body }) => listRequests(gateway, body, body.query),
  },
};
