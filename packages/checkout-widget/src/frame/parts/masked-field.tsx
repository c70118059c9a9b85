import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { blockSpace, showMasked } from './masked-input.ts';

interface MaskedFieldProps extends Omit<ComponentProps<typeof Field>, 'onKeyDown' | 'onInput'> {
  /** Returns the typed text as the field shows it. */
  mask: (typed: string) => string;
  /** Called with the masked text. */
  change: (masked: string) => void;
}

/** A field for digits, from left to right. Masks what is typed or pasted, and keeps the caret in its place. */
export function MaskedField({ mask, change, ...field }: MaskedFieldProps) {
  return (
    <Field
      dir="ltr"
      inputMode="numeric"
      {...field}
      onKeyDown={blockSpace}
      onInput={({ currentTarget }) => {
        const masked = mask(currentTarget.value);
        showMasked(currentTarget, masked);
        change(masked);
      }}
    />
  );
}
