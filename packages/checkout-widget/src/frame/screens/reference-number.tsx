import { useLocale } from '../i18n/locale-context.ts';
import { CopyButton } from '../parts/copy-button.tsx';

/**
 * The number in groups of three, which are easier to read out. The gaps are margins, so that a copied number has no spaces.
 */
export function ReferenceNumber({ value }: { value: string }) {
  const { t } = useLocale();
  const groups = value.match(/.{1,3}(?=(?:.{3})*$)/g) ?? [value];
  const starts = groups.map((_, index) => groups.slice(0, index).join('').length);
  return (
    <div className="reference-number">
      <span className="meta">{t('Reference number')}</span>
      <strong dir="ltr" data-testid="reference-number">
        {groups.map((group, index) => (
          <span key={starts[index]}>{group}</span>
        ))}
      </strong>
      <CopyButton text={value} />
    </div>
  );
}
