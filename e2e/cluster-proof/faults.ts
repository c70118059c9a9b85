import { setTimeout as sleep } from 'node:timers/promises';
import { AMOUNT, type Payment } from './payments.ts';
import type { PostgresServer } from './postgres-server.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

/**
 * Longest wait for the next webhook. The jobs of a killed process are freed after 15 seconds, and a job that failed three times
 * waits 20 seconds more.
 */
const STALLED_MS = 45_000;
/** Longest wait for all of them: four times the time in which the payments started, for a machine that is busy otherwise. */
const WAIT_MS = 300_000;

interface Row {
  orderId: string;
  status: string;
  amount: number;
}

/** Reads the transactions from the database itself, so that no cache of the product can hide a fault. */
const transactionsOf = (database: PostgresServer): Row[] =>
  JSON.parse(
    database.query(
      `select coalesce(json_agg(json_build_object('orderId', order_id, 'status', status, 'amount', amount)), '[]') from transactions`,
      'daftar',
    ),
  ) as Row[];

/** Waits until every payment has its transaction and its webhook, as long as webhooks arrive. Prints the time. */
async function settled(
  payments: Payment[],
  database: PostgresServer,
  receiver: WebhookReceiver,
): Promise<Row[]> {
  const began = performance.now();
  const missing = payments.length - receiver.events.size;
  let progress = { at: began, events: receiver.events.size };
  for (;;) {
    const rows = transactionsOf(database);
    const events = receiver.events.size;
    const now = performance.now();
    if (events > progress.events) progress = { at: now, events };
    const isComplete = rows.length >= payments.length && events >= payments.length;
    if (isComplete || now - progress.at > STALLED_MS || now - began > WAIT_MS) {
      const seconds = ((now - began) / 1000).toFixed(1);
      console.log(
        `${missing} webhooks were still to be sent after the payments; waited ${seconds} s for them`,
      );
      return rows;
    }
    await sleep(1_000);
  }
}

/** Returns one message for each payment that was lost, doubled or changed, and for each event that is missing or doubled. */
export async function findFaults(
  payments: Payment[],
  database: PostgresServer,
  receiver: WebhookReceiver,
): Promise<string[]> {
  const rows = await settled(payments, database, receiver);
  const byOrder = Map.groupBy(rows, (row) => row.orderId);
  return payments.flatMap(({ orderId, paid, seen }) => {
    const found = byOrder.get(orderId) ?? [];
    const isRight = found.length === 1 && found[0]?.status === 'Success' && found[0].amount === AMOUNT;
    const events = receiver.events.get(orderId)?.size ?? 0;
    return [
      ...(paid !== undefined && !isRight ? [`${orderId} has ${JSON.stringify(found)}`] : []),
      ...(events === 1 ? [] : [`${orderId} has ${events} events`]),
      ...(seen === false ? [`the page of ${orderId} did not see the payment`] : []),
    ];
  });
}
