import type { ComponentType } from 'react';
import { CheckField } from './check-field.tsx';
import { ChecksField } from './checks-field.tsx';
import { DayRangeField } from './day-range-field.tsx';
import { NumberField } from './number-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { UniqueField } from './unique-field.tsx';

type Named<Component, Name> =
  Component extends ComponentType<infer Props> ? ComponentType<Omit<Props, 'name'> & { name: Name }> : never;

type NameOf<Form, Value> = { [Key in keyof Form]: Form[Key] extends Value ? Key : never }[keyof Form] &
  string;

/** Returns the field components typed for one form: the compiler checks field names and value types. */
export function fieldsOf<Form>() {
  type Words = NameOf<Form, string>;
  return {
    Text: TextField as Named<typeof TextField, Words>,
    Unique: UniqueField as Named<typeof UniqueField, Words>,
    TextArea: TextAreaField as Named<typeof TextAreaField, Words>,
    Number: NumberField as Named<typeof NumberField, Words>,
    Select: SelectField as Named<typeof SelectField, Words>,
    Check: CheckField as Named<typeof CheckField, NameOf<Form, boolean>>,
    Checks: ChecksField as Named<typeof ChecksField, NameOf<Form, readonly string[]>>,
    DayRange: DayRangeField,
  };
}
