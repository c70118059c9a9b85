import { type FormContext, isCurrency, minorUnits, normaliseDecimal, parseDecimal } from '@daftar/domain';
import type { OperationId } from '@daftar/openapi';
import { type ProblemDetail, problemDetail } from '../basics/problems.ts';
import { checkForm } from './check-form.ts';
import { details } from './details.ts';
import type { OperationSchemas } from './operation-schemas.ts';
import type { Check } from './schemas.ts';

/** Returns the errors of a request's path, query or headers; an empty list for valid ones. */
export function parameterErrors(
  { parameterCodes }: Pick<OperationSchemas, 'parameterCodes'>,
  check: Check,
  values: unknown,
): ProblemDetail[] {
  if (check(values)) return [];
  return details(check.errors).map((detail) => {
    const code = parameterCodes.get(detail.field ?? '');
    return code === undefined ? detail : problemDetail(code, {}, detail.field);
  });
}

/** Returns the errors of a body, of which there is one; an empty list for a valid one. */
export function bodyErrors(
  id: OperationId,
  { body: check, requiredFields }: Pick<OperationSchemas, 'body' | 'requiredFields'>,
  body: unknown,
  context: FormContext,
): ProblemDetail[] {
  if (!check) return [];
  const findings = check(body) ? [] : (check.errors ?? []);
  const errors = checkForm(id, body, findings, requiredFields, context);
  return errors.length > 0 ? errors : tooManyDecimals(body);
}

/** Returns the error of an amount with more decimals than its currency has, which no schema can say. */
function tooManyDecimals(body: unknown): ProblemDetail[] {
  const { amount, currency } = (body ?? {}) as Partial<Record<string, unknown>>;
  if (typeof amount !== 'number' || typeof currency !== 'string' || !isCurrency(currency)) return [];
  const most = minorUnits(currency);
  const read = parseDecimal(amount);
  const isExact = read === undefined || normaliseDecimal(read).scale <= most;
  return isExact ? [] : [problemDetail('request.decimals', { field: 'amount', most }, 'amount')];
}
