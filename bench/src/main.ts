import { parseArgs } from 'node:util';
import { approvalLoad } from './measures/approval-load.ts';
import { approvalUpload } from './measures/approval-upload.ts';
import { checkoutLoad } from './measures/checkout-load.ts';
import { exportMemory } from './measures/export-memory.ts';
import { firstList } from './measures/first-list.ts';
import { grid } from './measures/grid.ts';
import { listRatio } from './measures/list-ratio.ts';
import { moneyRate } from './measures/money-rate.ts';
import { overviewScale } from './measures/overview-scale.ts';
import { paymentOverhead } from './measures/payment-overhead.ts';
import { paymentSaturation } from './measures/payment-saturation.ts';
import { picker } from './measures/picker.ts';
import { reportScale } from './measures/report-scale.ts';
import { sdkOverhead } from './measures/sdk-overhead.ts';
import { sdkSize } from './measures/sdk-size.ts';
import { sdkTypes } from './measures/sdk-types.ts';
import { statusStreams } from './measures/status-streams.ts';
import { webPeers } from './measures/web-peers.ts';
import { webSize } from './measures/web-size.ts';
import { webhookDelay } from './measures/webhook-delay.ts';
import { frameSize, loaderSize } from './measures/widget-size.ts';
import { type Measure, passes, type Result } from './result.ts';
import { table } from './table.ts';

const measures: Record<string, Measure> = {
  'sdk-size': sdkSize,
  'sdk-overhead': sdkOverhead,
  'sdk-types': sdkTypes,
  'loader-size': loaderSize,
  'frame-size': frameSize,
  'web-size': webSize,
  'list-ratio': listRatio,
};
/** These take minutes each, so they run only when named on the command line. */
const long: Record<string, Measure> = {
  'approval-load': approvalLoad,
  'approval-upload': approvalUpload,
  'checkout-load': checkoutLoad,
  'export-memory': exportMemory,
  'first-list': firstList,
  grid,
  'money-rate': moneyRate,
  'overview-scale': overviewScale,
  'payment-overhead': paymentOverhead,
  'payment-saturation': paymentSaturation,
  picker,
  'report-scale': reportScale,
  'status-streams': statusStreams,
  'web-peers': webPeers,
  'webhook-delay': webhookDelay,
};
const known: Record<string, Measure> = { ...measures, ...long };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});

const names = positionals.length > 0 ? positionals : Object.keys(measures);
const unknown = names.filter((name) => !known[name]);
if (unknown.length > 0) {
  console.error(`Unknown measure: ${unknown.join(', ')}. Choose from: ${Object.keys(known).join(', ')}`);
  process.exit(2);
}

const results: Result[] = [];
const broken: string[] = [];
// Measures run one after another, because they would disturb each other's times.
for (const name of names) {
  try {
    const found = await known[name]?.({ peers: values.peers, profile: values.profile });
    results.push(...(found ?? []));
  } catch (error) {
    broken.push(`${name} could not be measured: ${error instanceof Error ? error.message : error}`);
  }
}

if (values.json) {
  console.log(
    JSON.stringify(
      results.map((result) => ({ ...result, passes: passes(result) })),
      null,
      2,
    ),
  );
} else {
  console.log(table(results));
}
for (const line of broken) console.error(line);
process.exitCode = broken.length === 0 && results.every(passes) ? 0 : 1;
