import { foldText, normaliseDigits } from '@daftar/domain';
import { type Condition, condition } from '../lists/condition.ts';

/**
 * Returns a condition for rows whose `order_id` is this text, as `foldText` compares them. Most orders have small or capital letters
 * only, and are found by the index of `order_id`. The other ones have an index of their own, whose predicate this repeats.
 */
export function orderNamed(text: string): Condition {
  const folded = foldText(text);
  const spellings = [...new Set([text, normaliseDigits(text), folded, folded.toUpperCase()])];
  return condition`(order_id = any(${spellings}::text[]) or
    (order_id collate "C" ~ '[^!-~]|[a-z].*[A-Z]|[A-Z].*[a-z]' and fold_text(order_id) = ${folded}))`;
}
