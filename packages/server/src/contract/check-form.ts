import {
  codeOf,
  codeOfMessage,
  type FormContext,
  type FormName,
  formOfOperation,
  readOnlyFields,
  validatorOf,
} from '@daftar/domain';
import type { OperationId } from '@daftar/openapi';
import type { ErrorObject } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import type { ProblemDetail } from '../basics/problems.ts';
import { detailOf, details, firstByField } from './details.ts';
import { generalMessage } from './general-message.ts';

/**
 * Maximum number of schema errors, and of items in a list that is too long, with which the form's validator still runs. A
 * body with more does not come from a form, and the validator would only repeat the errors.
 */
const MOST_FINDINGS = 200;
/** Types of checks that compare several fields. They may report a field that is absent. */
const TOGETHER = ['check', 'partial_check'];

export const formOf = (id: OperationId): FormName | undefined =>
  (formOfOperation as Partial<Record<OperationId, FormName>>)[id];

/**
 * Returns each field's first error, from the contract's schema errors and the form's rules; an empty list for a valid body.
 * Uses the form's message if it has one for the error.
 */
export function checkForm(
  id: OperationId,
  body: unknown,
  findings: readonly ErrorObject[],
  required: readonly string[],
  context: FormContext,
): ProblemDetail[] {
  const form = formOf(id);
  const validator = validatorOf(id, context);
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const isFromForm = isObject && findings.length <= MOST_FINDINGS && !findings.some(hasLongList);
  if (!form || !validator || !isFromForm) return details(findings, form);
  const formMessages = messagesOfForm(id, form, validator, body, required);
  const found = firstByField(findings);
  const shape = [...found].map(([field, error]) => {
    const own = formMessages.get(field);
    formMessages.delete(field);
    if (!own) return isTypedNumber(error) ? generalMessage(error, field) : detailOf(error, field, form);
    const detail = detailOf(error, field, form);
    return detail.message === own.message ? detail : own;
  });
  return [...shape, ...formMessages.values()];
}

/** Tells whether the error is a list so long that the form's validator would take too long. */
const hasLongList = ({ keyword, data }: ErrorObject): boolean =>
  keyword === 'maxItems' && (data as unknown[]).length > MOST_FINDINGS;

/** Tells whether the error is a number sent as text, such as '12', which forms accept but the contract does not. */
const isTypedNumber = ({ keyword, data, params }: ErrorObject): boolean =>
  keyword === 'type' && typeof data === 'string' && ['number', 'integer'].includes(String(params.type));

/**
 * Returns the form's first error of each field. Skips absent optional fields, and read-only fields that forms send back
 * unchanged.
 */
function messagesOfForm(
  id: OperationId,
  form: FormName,
  validator: v.GenericSchema,
  body: object,
  required: readonly string[],
): Map<string, ProblemDetail> {
  const sentBack: readonly string[] =
    (readOnlyFields as Partial<Record<OperationId, readonly string[]>>)[id] ?? [];
  const formMessages = new Map<string, ProblemDetail>();
  for (const issue of v.safeParse(validator, body).issues ?? []) {
    const field = v.getDotPath(issue) ?? '';
    const [top = ''] = field.split('.');
    const code = codeOfMessage(form, field, issue.message);
    const isAsked = required.includes(top) || Object.hasOwn(body, top) || TOGETHER.includes(issue.type);
    if (!code || formMessages.has(field) || sentBack.includes(top) || !isAsked) continue;
    const isMissing = required.includes(field) && !Object.hasOwn(body, field);
    formMessages.set(field, {
      message: issue.message,
      field,
      code: isMissing ? codeOf(form, field, 'required') : code,
    });
  }
  return formMessages;
}
