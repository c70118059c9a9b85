import type { FormContext } from '@daftar/domain';
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
  return checkForm(id, body, findings, requiredFields, context);
}
