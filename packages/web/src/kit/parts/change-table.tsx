import { useTexts } from '../../i18n/use-texts.ts';
import { ChangedValue } from './changed-value.tsx';
import type { FieldChange } from './field-changes.ts';
import { pathWords } from './field-words.ts';

type Props = {
  readonly changes: readonly FieldChange[];
  /** Describes the change; used as the table's accessible name. */
  readonly of: string;
  /** Whether the record existed before the change. */
  readonly hadBefore: boolean;
};

/** Matches the names of money fields, which are formatted with thousands separators. */
const money = /amount|revenue|price|charges|balance/i;

/** A table of changed fields with their values before and after; a new record has no 'Before' column. */
export function ChangeTable({ changes, of, hadBefore }: Props) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <div className="changes">
      <table aria-label={of}>
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            {hadBefore && <th scope="col">{t('Before')}</th>}
            <th scope="col">{t(hadBefore ? 'After' : 'Value')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, before, after }) => (
            <tr key={path.join('.')}>
              <th scope="row">{pathWords(path, texts)}</th>
              {hadBefore && (
                <td className="change-before">
                  <ChangedValue value={before} amount={money.test(path.at(-1) ?? '')} />
                </td>
              )}
              <td className="change-after">
                <ChangedValue value={after} amount={money.test(path.at(-1) ?? '')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
