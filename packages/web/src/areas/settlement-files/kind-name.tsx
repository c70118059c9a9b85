import type { SettlementKind } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = {
  /** Undefined where the file does not say it. */
  readonly kind: SettlementKind | undefined;
  readonly many?: boolean;
};

/** What a row is of: a payment or a refund. */
export function KindName({ kind, many = false }: Props) {
  const { t } = useTexts();
  if (kind === undefined) return <span className="muted">–</span>;
  if (kind === 'refund') return <span>{t(many ? 'Refunds' : 'Refund')}</span>;
  return <span>{t(many ? 'Payments' : 'Payment')}</span>;
}
