import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { type Mask, useMaskedInput } from './use-masked-input.ts';

interface MaskedFieldProps extends Omit<ComponentProps<typeof Field>, 'onKeyDown' | 'onInput' | 'value'> {
  value: string;
  mask: Mask;
  /** Called with the masked text. */
  change: (masked: string) => void;
}

/** A field for digits, from left to right. Masks what is typed or pasted, and keeps the caret in its place. */
export function MaskedField({ mask, change, value, ...field }: MaskedFieldProps) {
  const masked = useMaskedInput({ value, mask, change: (text, typed) => change(mask(text, typed)) });
  return <Field dir="ltr" inputMode="numeric" {...field} {...masked} />;
}
