import { Progress } from '@chakra-ui/react/progress';
import type { Shown } from '../../../i18n/shown.ts';

type Props = {
  readonly label: Shown;
  /** The finished part, from 0 to 1; undefined while it is unknown. */
  readonly share: number | undefined;
  /** Shown at the end of the label's line. */
  readonly value?: Shown | string;
};

/** A labelled progress bar. */
export function Bar({ label, share, value }: Props) {
  const percent = share === undefined ? null : Math.round(share * 100);
  return (
    <Progress.Root value={percent} size="sm" colorPalette="brand" width="full" aria-live="polite">
      <Progress.Label display="flex" justifyContent="space-between" mb="2" width="full">
        <span>{label}</span>
        <span className="figure">{value}</span>
      </Progress.Label>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
