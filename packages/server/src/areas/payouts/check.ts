import { parseMsisdn } from '@daftar/domain';
import type { UserCaller } from '../../access/caller.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Gateway } from '../../gateway.ts';
import { bankAccountOf } from './bank-account.ts';
import { payingService } from './create.ts';
import { guard } from './flags.ts';
import { nationalIdKey } from './national-id-key.ts';

/** Returns the flags (`flags.ts`) that a payout would have, before it is created. */
export async function checkPayout(gateway: Gateway, caller: UserCaller, form: Body<'checkPayout'>) {
  const { id, user_type_id: userTypeId } = await payingService(gateway.db, caller, form);
  const found = await guard(gateway.db, [
    {
      id,
      userTypeId,
      amount: String(form.amount),
      at: gateway.now(),
      msisdn: parseMsisdn(form.msisdn, '20') ?? form.msisdn,
      nationalIdKey: nationalIdKey(gateway, form.nationalId),
      bankNo: bankAccountOf(form.bankNo ?? '') || null,
    },
  ]);
  return { flags: found.get(id) ?? [] };
}
