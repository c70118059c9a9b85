import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../../kit/cells/date-cell.tsx';

type Props = {
  /** The last characters of the secrets that work, newest first. */
  readonly hints: readonly string[];
  /** Until when the second one works. */
  readonly overlapEnd: string | undefined;
  readonly country: string;
};

const Hint = ({ hint }: { hint: string }) => <bdi dir="ltr" className="mono">{`••••${hint}`}</bdi>;

/** The last characters of an owner's secrets. During a rotation, also which one is the old one, and until when it works. */
export function SecretHints({ hints: [current, old], overlapEnd, country }: Props) {
  const { t } = useTexts();
  if (current === undefined) return null;
  return (
    <>
      <Hint hint={current} />
      {old !== undefined && (
        <p className="meta">
          {t('Old:')} <Hint hint={old} />{' '}
          {overlapEnd !== undefined && (
            <>
              {t('until')} <DateCell value={overlapEnd} time country={country} />
            </>
          )}
        </p>
      )}
    </>
  );
}
