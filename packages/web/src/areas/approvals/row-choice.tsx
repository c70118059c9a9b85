import type { ApprovalRow } from '@daftar/sdk';
import { Redo2, X } from 'lucide-react';
import { createContext, useContext } from 'react';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import type { TakeOut } from './use-take-out.ts';

export const RowChoices = createContext<TakeOut | undefined>(undefined);

/** Takes a row out of the file, or puts the row back. */
export function RowChoice({ row: { row, verdict } }: { row: ApprovalRow }) {
  const choices = useContext(RowChoices);
  if (!choices) return null;
  const out = verdict !== 'taken-out';
  return (
    <ActionButton
      inRow
      label={out ? 'Take out' : 'Put back'}
      icon={out ? <X size={14} aria-hidden /> : <Redo2 size={14} aria-hidden />}
      busy={choices.busy}
      disabledReason={choices.disabledReason}
      run={() => choices.choose({ out, rows: [row] })}
    />
  );
}
