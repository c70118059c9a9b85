import { said } from '../pages/said.ts';
import type { ScenarioRow } from './scenario.ts';

/** Every scenario, with the amounts and mobile numbers that select it, which are the same at all providers. */
export const scenarioRows: readonly ScenarioRow[] = [
  {
    ending: '0500',
    amount: '9050',
    scenario: { at: 'charge', does: 'fail' },
    words: said('The charge request fails with HTTP 500; no payment is created'),
  },
  {
    ending: '0400',
    amount: '9040',
    scenario: { at: 'charge', does: 'refuse' },
    words: said('The charge request is refused'),
  },
  {
    ending: '0408',
    amount: '9048',
    scenario: { at: 'charge', does: 'hang' },
    words: said('The payment is created, but the response never arrives'),
  },
  {
    ending: '0415',
    amount: '9045',
    scenario: { at: 'charge', does: 'garble' },
    words: said('The payment is created, but the response is not JSON'),
  },
  {
    ending: '0413',
    amount: '9043',
    scenario: { at: 'charge', does: 'bloat' },
    words: said('The payment is created, but the response has 600 KB'),
  },
  {
    ending: '0504',
    amount: '9054',
    scenario: { at: 'status', does: 'fail' },
    words: said('The status request fails with HTTP 500'),
  },
  {
    ending: '0508',
    amount: '9058',
    scenario: { at: 'status', does: 'hang' },
    words: said('The status request gets no response'),
  },
  {
    ending: '0515',
    amount: '9055',
    scenario: { at: 'status', does: 'garble' },
    words: said('The status response is not JSON'),
  },
  {
    ending: '0513',
    amount: '9053',
    scenario: { at: 'status', does: 'bloat' },
    words: said('The status response has 600 KB'),
  },
  {
    ending: '0509',
    amount: '9059',
    scenario: { at: 'status', does: 'contradict' },
    words: said('The status response names another amount'),
  },
  {
    ending: '0001',
    amount: '9001',
    scenario: { at: 'notice', does: 'lose' },
    words: said('The payment succeeds, but the callback is lost'),
  },
  {
    ending: '0002',
    amount: '9002',
    scenario: { at: 'notice', does: 'repeat' },
    words: said('The payment succeeds; the callback is sent twice'),
  },
  {
    ending: '0003',
    amount: '9003',
    scenario: { at: 'notice', does: 'delay' },
    words: said('The payment succeeds; the callback is sent 20 seconds later'),
  },
  {
    ending: '0004',
    amount: '9004',
    scenario: { at: 'notice', does: 'forge' },
    words: said('The payment succeeds; a forged callback is sent before the real one'),
  },
  {
    ending: '0007',
    amount: '9007',
    scenario: { at: 'notice', does: 'disorder' },
    words: said('The payment succeeds; after that, an older callback arrives that says it is still open'),
  },
  {
    ending: '0005',
    amount: '9005',
    scenario: { at: 'payment', does: 'underpay' },
    words: said('The customer pays 1.00 less than requested'),
  },
  {
    ending: '0006',
    amount: '9006',
    scenario: { at: 'payment', does: 'surcharge' },
    words: said('The customer pays an additional fee of 2.50 (Fawry only)'),
  },
  {
    ending: '0008',
    amount: '9008',
    scenario: { at: 'payment', does: 'fail', failure: 'declined' },
    words: said('The payment is declined, whatever is typed'),
  },
  {
    ending: '0009',
    amount: '9009',
    scenario: { at: 'payment', does: 'fail', failure: 'noFunds' },
    words: said('The payment fails: not enough money'),
  },
  {
    ending: '0010',
    amount: '9010',
    scenario: { at: 'payment', does: 'fail', failure: 'expiredCard' },
    words: said('The payment fails: the card has expired'),
  },
  {
    ending: '0011',
    amount: '9011',
    scenario: { at: 'refund', does: 'refuse' },
    words: said('The payment succeeds; a refund is refused'),
  },
  {
    ending: '0012',
    amount: '9012',
    scenario: { at: 'refund', does: 'wait' },
    words: said('The payment succeeds; a refund waits until you finish it on the payment’s page'),
  },
];
