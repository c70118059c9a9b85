import type { Tone } from '@daftar/domain';
import type { SettlementFile } from '@daftar/sdk';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';

type State = SettlementFile['state'];

const labels = { agrees: 'Agrees', differs: 'To check' } as const satisfies Record<State, string>;
const tones = { agrees: 'green', differs: 'amber' } as const satisfies Record<State, Tone>;

/** Options of the filter by a file's state. */
export const fileStates = Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Shows whether a file agrees with our records. */
export function FileState({ state }: { state: State }) {
  return <StatusPill status={labels[state]} tone={tones[state]} />;
}
