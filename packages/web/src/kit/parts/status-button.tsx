import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/controls.tsx';

type Props = { active: boolean; on?: string; off?: string; busy: boolean; toggle: () => void };

/** Turns an account off or on: the button says what a click will do. */
export function StatusButton({ active, on = 'Activate', off = 'Deactivate', busy, toggle }: Props) {
  const { foreign } = useTexts();
  return (
    <Button
      className="on-hover"
      variant="ghost"
      size="sm"
      height="28px"
      tabIndex={-1}
      disabled={busy}
      onClick={toggle}
    >
      {foreign(active ? off : on)}
    </Button>
  );
}
