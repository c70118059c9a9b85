import type { DeepKeysOfType } from '@tanstack/react-form';
import type { ComponentType } from 'react';
import { CheckField } from './check-field.tsx';
import { ChecksField } from './checks-field.tsx';
import { DayRangeField } from './day-range-field.tsx';
import { NumberField } from './number-field.tsx';
import { RecordField } from './record-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { UniqueField } from './unique-field.tsx';

type Named<Component, Name> =
  Component extends ComponentType<infer Props> ? ComponentType<Omit<Props, 'name'> & { name: Name }> : never;

/**
 * Returns the field components typed for one form: the compiler checks names and value types, also of fields in rows, such as
 * `packages[0].price`.
 */
export function fieldsOf<Form>() {
  type Words = DeepKeysOfType<Form, string | undefined>;
  return {
    Text: TextField as Named<typeof TextField, Words>,
    Unique: UniqueField as Named<typeof UniqueField, Words>,
    TextArea: TextAreaField as Named<typeof TextAreaField, Words>,
    Number: NumberField as Named<typeof NumberField, Words>,
    Select: SelectField as Named<typeof SelectField, Words>,
    Record: RecordField as Named<typeof RecordField, Words>,
    Check: CheckField as Named<typeof CheckField, DeepKeysOfType<Form, boolean>>,
    Checks: ChecksField as Named<typeof ChecksField, DeepKeysOfType<Form, readonly string[]>>,
    DayRange: DayRangeField as Form extends { dateFrom: string; dateTo: string }
      ? typeof DayRangeField
      : never,
  };
}
