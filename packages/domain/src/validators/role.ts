import * as v from 'valibot';
import { roleMessages as messages } from './messages/people.ts';
import { name, optional, type Part, required } from './parts.ts';

export type RolePermissions = Record<string, Record<string, boolean>>;
export type RoleForm = { name: string; description: string; permissions: RolePermissions };
export type RoleValues = { name: string; description?: string; permissions: RolePermissions };

const description: Part<string> = required(
  v.pipe(
    v.string(messages.description),
    v.trim(),
    v.maxLength(150, messages.descriptionTooLong),
    v.regex(/^[^\p{Cc}]*$/u, messages.description),
  ),
);

/** The role form; the permissions are a switch for each flag. Source: administration specification, section 5. */
export const roleSchema = v.pipe(
  v.object({
    name: name(messages),
    description: optional(description),
    permissions: v.record(v.string(), v.record(v.string(), v.boolean())),
  }),
  v.transform(({ description: told = '', ...values }) => ({ ...values, description: told })),
) as v.GenericSchema<RoleForm, RoleValues>;
