import { useState } from 'react';
import { blockSpace, showMasked } from './masked-input.ts';

/** How a text came into the input. */
export interface Typed {
  /** Position of the caret in the text. */
  caret: number;
  /** True if the text was pasted or filled in by the browser, not typed. */
  isFilled: boolean;
  /** The masked text before. */
  before: string;
}

/** Returns the text that the input shows for what was typed. */
export type Mask = (text: string, typed: Typed) => string;

interface Masked {
  /** The masked text. */
  value: string;
  mask: Mask;
  change: (text: string, typed: Typed) => void;
}

interface TextEvent {
  currentTarget: HTMLInputElement;
  nativeEvent: unknown;
}

/**
 * Returns the properties of an input that masks what is typed or pasted.
 *
 * Many Android keyboards compose a number as they compose a word: they replace what was typed by a longer text with each key. A
 * text that is changed meanwhile is inserted again, and scrambles the number. So while a keyboard composes, the input shows the
 * text as it is, and is masked when the composition ends or the input loses the focus.
 */
export function useMaskedInput({ value, mask, change }: Masked) {
  const [composed, setComposed] = useState<string>();
  const [isComposing, setComposing] = useState(false);
  const apply = (input: HTMLInputElement, typed: Typed) => {
    setComposed(undefined);
    const text = input.value;
    const shown = mask(text, typed);
    showMasked(input, shown, mask(text.slice(0, typed.caret), typed).length);
    change(text, typed);
  };
  return {
    value: composed ?? value,
    onKeyDown: blockSpace,
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: ({ currentTarget }: TextEvent) => {
      setComposing(false);
      apply(currentTarget, typedIn(currentTarget, value));
    },
    onInput: ({ currentTarget, nativeEvent }: TextEvent) => {
      const typed = typedIn(currentTarget, value, nativeEvent);
      if (!isComposing && !composes(nativeEvent)) return apply(currentTarget, typed);
      setComposed(currentTarget.value);
      change(currentTarget.value, typed);
    },
    onBlur: ({ currentTarget }: TextEvent) => {
      setComposing(false);
      const typed = { caret: currentTarget.value.length, isFilled: false, before: value };
      if (composed !== undefined || mask(currentTarget.value, typed) !== value) apply(currentTarget, typed);
    },
  };
}

/** Tells whether a keyboard composes; some compose without the events that begin and end a composition. */
const composes = (event: unknown): boolean => {
  const { isComposing, inputType } = event as Partial<InputEvent>;
  return isComposing === true || /composition/i.test(inputType ?? '');
};

/** More digits at once are not typed with one key. */
const TYPED_AT_ONCE = 1;
const typedKinds = /^(?:insert(?:Text|CompositionText)|delete)/;

function typedIn(input: HTMLInputElement, before: string, event?: unknown): Typed {
  const caret = input.selectionStart ?? input.value.length;
  if (event === undefined) return { caret, isFilled: false, before };
  const kind = (event as Partial<InputEvent>).inputType ?? '';
  const added = input.value.replace(/[\s/]/g, '').length - before.replace(/[\s/]/g, '').length;
  const isFilled = !composes(event) && (!typedKinds.test(kind) || added > TYPED_AT_ONCE);
  return { caret, isFilled, before };
}
