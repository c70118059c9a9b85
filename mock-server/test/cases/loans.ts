import { type Case, one } from './case.ts';

const deposit = {
  currency: 'USD' as const,
  paymentMethod: 'USD-DEPOSIT' as const,
  totalAmount: 10_000,
  exchangeRate: 281.5,
  waleeCommission: 2.5,
  sbpCharges: 0.5,
  serviceSalesTax: 0,
  withHoldingCharges: 1,
};

export const loans: Case[] = [
  one('addLoanTransaction', async (stage) => {
    const { merchants, loans } = stage.owner;
    const place = { country: 'Pakistan', currency: 'PKR' } as const;
    const { _id } = await merchants.create({ ...place, name: 'Lahore Loans' });
    stage.keep('borrower', _id);
    const reference = 'HBL transfer 771204';
    const made = await loans.create({ ...deposit, userTypeId: _id, totalBilledAmount: 2_702_400, reference });
    stage.keep('deposit', made._id);
    if (made.totalBilledAmount !== 2_702_400) throw new Error(`Billed ${made.totalBilledAmount}`);
  }),
  one('listLoanTransactions', async (stage) => {
    const { loanAccount } = await stage.owner.loans.list(stage.kept('borrower'), { sort: '-createdDate' });
    if (!(Number(loanAccount.availableBalance) > 0)) throw new Error('The deposit is not available');
  }),
  one('getLoanStatement', async (stage) => {
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const period = { dateFrom: day(-1), dateTo: day(1) };
    const { data, balances } = await stage.owner.loans.statement(stage.kept('borrower'), period);
    const [balance] = balances;
    if (balance?.closingBalance !== data.at(-1)?.balance) throw new Error('The statement does not close');
  }),
  one('editLoanTransaction', async (stage) => {
    const { _id, transactionId, createdDate } = await stage.owner.loans.retrieve(stage.kept('deposit'));
    await stage.owner.loans.update(_id, { ...deposit, _id, transactionId, createdDate, sbpCharges: 0.25 });
  }),
];
