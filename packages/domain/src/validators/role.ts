import * as v from 'valibot';
import { roleRules as rules } from '../generated/rules.ts';
import { optional } from './field.ts';
import { text } from './parts.ts';

export type RolePermissions = Record<string, Record<string, boolean>>;
export type RoleForm = { name: string; description: string; permissions: RolePermissions };
export type RoleValues = { name: string; description?: string; permissions: RolePermissions };

/** The role form; the permissions are one boolean for each flag. Source: administration specification, section 5. */
export const roleSchema = v.pipe(
  v.object({
    name: text(rules.name),
    description: optional(text(rules.description)),
    permissions: v.record(
      v.string(),
      v.record(v.string(), v.boolean(rules.permissions.message), rules.permissions.message),
      rules.permissions.message,
    ),
  }),
  v.transform(({ description: told = '', ...values }) => ({ ...values, description: told })),
) as v.GenericSchema<RoleForm, RoleValues>;
