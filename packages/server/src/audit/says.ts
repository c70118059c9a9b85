/** The earlier name of `historyMessage`; remove this file when nothing imports it. */
export { historyMessage as says } from './history-message.ts';
