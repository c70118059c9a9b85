import type { SettlementKind } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = {
  /** Undefined if the file does not say it. */
  readonly kind: SettlementKind | undefined;
  readonly many?: boolean;
};

/** The kind of a row: payment or refund. */
export function KindName({ kind, many = false }: Props) {
  const { t } = useTexts();
  if (kind === undefined) return <span className="muted">–</span>;
  if (kind === 'refund') return <span>{t(many ? 'Refunds' : 'Refund')}</span>;
  return <span>{t(many ? 'Payments' : 'Payment')}</span>;
}
