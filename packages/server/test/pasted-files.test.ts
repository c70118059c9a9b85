import { readFileSync } from 'node:fs';
import { utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { today } from './support/payments.ts';
import { newPayout } from './support/payouts.ts';
import { formOf, workbook } from './support/sheets.ts';
import { whenFree } from './support/when-free.ts';
import { newTenant, startWorld, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`./fixtures/pasted/${name}.xlsx`, import.meta.url));

const sendApprovals = (bytes: Buffer, name = 'approvals.xlsx') =>
  whenFree(() => world.asOwner('uploadApprovalFile', { body: formOf(bytes, name) }));

async function approvalRows(bytes: Buffer, name?: string) {
  const { body, status, text } = await sendApprovals(bytes, name);
  expect(status, text).toBe(200);
  const { data } = (
    await world.asOwner('getApprovalVerdicts', { params: { fileName: body.fileName }, query: '?sort=row' })
  ).body;
  return data;
}

describe('an approval file', () => {
  beforeAll(async () => {
    const { gateway } = world;
    const tenant = await newTenant(gateway, unique('Pasted'));
    for (const reference of ['PO-1', 'PO-2', 'PO-3', 'PO-4']) {
      const { id } = await newPayout(gateway, tenant, { amount: 100 });
      await gateway.db.updateTable('payouts').set({ reference }).where('id', '=', id).execute();
    }
  });

  const approved = (row: number, reference: string) => [row, reference, 'Approved'];
  test.each([
    [
      'references-with-direction-marks',
      [approved(2, 'PO-1'), approved(3, 'PO-2'), approved(4, 'PO-3'), approved(5, 'PO-4')],
      '100',
    ],
    ['header-spaces', [approved(2, 'PO-1'), [3, 'PO-2', 'Rejected'], approved(4, 'PO-3')], '100'],
    ['header-line-break-nbsp', [approved(2, 'PO-1'), [3, 'PO-2', 'Rejected'], approved(4, 'PO-3')], '100'],
    ['arabic-number-column', [approved(2, 'PO-1'), [3, 'PO-2', 'Rejected'], approved(4, 'PO-3')], undefined],
    ['arabic-number-and-amount', [approved(2, 'PO-1'), [3, 'PO-2', 'Rejected']], '100'],
    [
      'title-row-and-empty-row-first',
      [approved(4, 'PO-1'), [5, 'PO-2', 'Rejected'], approved(6, 'PO-3')],
      '100',
    ],
  ])('is read as it is meant: %s', async (name, rows, amount) => {
    const read = await approvalRows(fixture(name));
    expect(read.map(({ row, referanceNumber, status }) => [row, referanceNumber, status])).toEqual(rows);
    for (const one of read) {
      expect(one.amount).toBe(amount);
      expect(one.payout?.referanceNumber).toBe(one.referanceNumber);
      expect(one.verdict).not.toMatch(/reference|status|differs/);
    }
  });

  test('names its payouts in any case, and never guesses between two that look alike', async () => {
    const { gateway } = world;
    const tenant = await newTenant(gateway, unique('Alike'));
    for (const reference of ['XY-7a', 'XY-7A']) {
      const { id } = await newPayout(gateway, tenant, { amount: 100 });
      await gateway.db.updateTable('payouts').set({ reference }).where('id', '=', id).execute();
    }
    const rows = ['po\u20111', 'XY-7A', 'XY-7a', 'xy-7a'];
    const text = ['Reference Number;Status', ...rows.map((one) => `${one};Rejected`)].join('\n');
    const read = await approvalRows(Buffer.from(text), 'portal.xls');
    expect(read.map(({ verdict, payout }) => [verdict, payout?.referanceNumber])).toEqual([
      ['will-reject', 'PO-1'],
      ['will-reject', 'XY-7A'],
      ['will-reject', 'XY-7a'],
      ['ambiguous-reference', undefined],
    ]);
  });

  test('is refused with the row that was taken as heading, and the titles of the template', async () => {
    const { text, problem } = await sendApprovals(
      Buffer.from('Payouts\n\nNumber,Status\nPO-1,Approved\n'),
      'a.xls',
    );
    expect(JSON.parse(text)).toMatchObject({
      error_code: 'no-columns',
      err_desc:
        'The sheet has no column "referanceNumber". Row 3 was taken as the heading: "Number, Status". The template has the titles Reference Number, Status, Amount',
    });
    expect(problem.errors[0]).toMatchObject({
      values: {
        missing: 'referanceNumber',
        row: 3,
        taken: 'Number, Status',
      },
    });
  });
});

const sendSettlement = (bytes: Buffer, name = 'report.csv') =>
  whenFree(() =>
    world.asOwner('addSettlementFile', {
      query: `?provider=fawry&dateFrom=${today()}&dateTo=${today()}`,
      body: formOf(bytes, name),
    }),
  );

async function settlementRows(bytes: Buffer, name?: string) {
  const { body, status, text } = await sendSettlement(bytes, name);
  expect(status, text).toBe(200);
  const { data } = (
    await world.asOwner('listSettlementLines', { params: { id: body._id }, query: '?limit=500' })
  ).body;
  return { file: body, lines: data.filter(({ row }) => row !== undefined) };
}

const HEAD = 'type,reference,provider reference,amount,currency';
const TWO = [
  ['payment', 'REF-1', 'P-1', 480.4, 'EGP'],
  ['payment', 'REF-2', 'P-2', 120, 'EGP'],
];

describe('a settlement file', () => {
  const table = (separator: string) =>
    [HEAD, 'payment,REF-1,P-1,480.40,EGP', 'payment,REF-2,P-2,120.00,EGP', '']
      .join('\r\n')
      .replaceAll(',', separator);
  test.each([
    ['Unicode Text of Excel', Buffer.from(`\ufeff${table('\t')}`, 'utf16le')],
    ['UTF-16 of big computers', Buffer.from(`\ufeff${table(';')}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(table(';').concat(' '), 'utf16le')],
    ['a line that names the separator', Buffer.from(`sep=;\r\n${table(';')}`)],
    [
      'a report’s head',
      Buffer.from(
        `Settlement report\r\nMerchant,Demo,,,\r\nFrom 2026-11-20 to 2026-11-27\r\n\r\n${table(',')}`,
      ),
    ],
    [
      'ids that are written as formulas',
      Buffer.from(
        `${HEAD}\r\npayment,"=""REF-1""","=""P-1""",480.40,EGP\r\npayment,"=""REF-2""","=""P-2""",120.00,EGP\r\n`,
      ),
    ],
    ['bars between the cells', Buffer.from(table('|'))],
    ['commas for decimals', Buffer.from(table(';').replaceAll('.', ','))],
    ['Arabic digits', Buffer.from(table(';').replace('480.40', '٤٨٠٫٤٠').replace('120.00', '١٢٠'))],
  ])('is read: %s', async (_what, bytes) => {
    const { file, lines } = await settlementRows(bytes, 'report.xls');
    expect(file.lines).toBe(2);
    expect(
      lines.map(({ kind, reference, providerReference, amount, currency }) => [
        kind,
        reference,
        providerReference,
        amount,
        currency,
      ]),
    ).toEqual(TWO);
  });

  test('is read with refunds in every sign, and with sums that are not counted', async () => {
    const amounts = ['(5.00)', '5.00-', 'EGP 5.00', '−5.00'];
    const rows = amounts.map((amount, at) => `refund,REF-${at + 1},P-${at + 1},${amount},EGP`);
    const { file, lines } = await settlementRows(
      Buffer.from(`${[HEAD, ...rows, 'Grand total,,,20.00,EGP', ',الإجمالي,,20.00,'].join('\n')}\n`),
    );
    expect(lines.map(({ amount }) => amount)).toEqual([5, 5, 5, 5, 20, undefined]);
    expect(lines.map(({ verdict }) => verdict)).toEqual([
      ...amounts.map(() => 'missing-here'),
      'total',
      'total',
    ]);
    expect([file.lines, file.unclear]).toEqual([4, 0]);
    expect(JSON.stringify(file.counts)).not.toContain('"total"');
  });

  test('flags the rows that its sheet hides', async () => {
    const sheet = utils.aoa_to_sheet([
      HEAD.split(','),
      ...['H-1', 'H-2', 'H-3'].map((number) => ['payment', number, '', 1, 'EGP']),
    ]);
    sheet['!rows'] = [{}, { hidden: true }, {}, { hidden: true }];
    const { file, lines } = await settlementRows(workbook(sheet), 'report.xlsx');
    expect([file.hiddenRows, file.hiddenRowCount]).toEqual([[2, 4], 2]);
    expect(lines.map(({ row, hidden }) => [row, hidden])).toEqual([
      [2, true],
      [3, undefined],
      [4, true],
    ]);
  });

  test.each(['xlsx', 'xls'] as const)(
    'reads numbers of a workbook as they are, texts by currency: %s',
    async (kind) => {
      const amounts = [1.234, '1,234', '1,500', 7];
      const rows = ['KWD', 'EGP'].flatMap((currency) =>
        amounts.map((amount, at) => ['payment', `${kind}-${currency}-${at}`, '', amount, currency]),
      );
      const sheet = utils.aoa_to_sheet([HEAD.split(','), ...rows.slice(0, 4)]);
      const inDinars = await settlementRows(workbook(sheet, kind), `kwd.${kind}`);
      expect(inDinars.lines.map(({ amount }) => amount)).toEqual([1.234, undefined, undefined, 7]);
      expect(inDinars.lines.map(({ verdict }) => verdict)).toEqual([
        'missing-here',
        'unreadable',
        'unreadable',
        'missing-here',
      ]);
      const inPounds = await settlementRows(
        workbook(utils.aoa_to_sheet([HEAD.split(','), ...rows.slice(4)]), kind),
        `egp.${kind}`,
      );
      expect(inPounds.lines.map(({ amount }) => amount)).toEqual([undefined, 1234, 1500, 7]);
    },
  );

  test.each([
    [
      'a web page',
      '<html><head><meta charset="utf-8"></head><body><table></table></body></html>',
      'is a web page',
    ],
    [
      'an XML Spreadsheet 2003',
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
      'is an XML Spreadsheet 2003',
    ],
    [
      'a web archive',
      'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n',
      'is a web archive',
    ],
    ['a PDF document', '%PDF-1.7\n', 'is a PDF document'],
  ])('is called what it is: %s', async (_what, content, words) => {
    for (const answer of [
      await sendSettlement(Buffer.from(content), 'report.xls'),
      await sendApprovals(Buffer.from(content), 'payouts.xls'),
    ]) {
      const { error_code, err_desc } = JSON.parse(answer.text);
      expect([answer.status, error_code]).toEqual([400, 'not-a-sheet']);
      expect(err_desc).toContain(words);
      expect(err_desc).toMatch(/\.xlsx|Excel workbook/);
    }
  });

  test('is refused with the row that was taken as heading, when none of the first ten is one', async () => {
    const { problem } = await sendSettlement(Buffer.from('Settlement report\r\nMerchant,Demo\r\n'));
    expect(problem.errors[0]).toMatchObject({
      code: 'no-columns',
      values: { missing: 'type', row: 1, taken: 'Settlement report' },
    });
  });
});
