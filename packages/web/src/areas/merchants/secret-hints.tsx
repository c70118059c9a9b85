import { Box } from '@chakra-ui/react/box';
import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';

type Props = {
  /** The last characters of the secrets that work, newest first. */
  readonly hints: readonly string[];
  /** Until when the second one works. */
  readonly overlapEnd: string | undefined;
  readonly country: string;
};

type OldProps = { readonly hint: string; readonly end: string | undefined; readonly country: string };

const Hint = ({ hint }: { hint: string }) => <bdi dir="ltr" className="mono">{`••••${hint}`}</bdi>;

/** The last characters of the secret before a rotation, and until when it works. */
export function OldSecret({ hint, end, country }: OldProps) {
  const { t } = useTexts();
  return (
    <Box as="p" className="meta" fontWeight="normal">
      {t('Old:')} <Hint hint={hint} />{' '}
      {end !== undefined && (
        <>
          {t('until')} <DateCell value={end} time country={country} />
        </>
      )}
    </Box>
  );
}

/** The last characters of an owner's secrets. During a rotation, also which one is the old one, and until when it works. */
export function SecretHints({ hints: [current, old], overlapEnd, country }: Props) {
  if (current === undefined) return null;
  return (
    <>
      <Hint hint={current} />
      {old !== undefined && <OldSecret hint={old} end={overlapEnd} country={country} />}
    </>
  );
}
