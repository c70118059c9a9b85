import { useTexts } from '../../i18n/use-texts.ts';
import { ChangedValue } from './changed-value.tsx';
import type { FieldChange } from './field-changes.ts';
import { pathWords } from './field-words.ts';

type Props = {
  readonly changes: readonly FieldChange[];
  /** What happened, as the table's name. */
  readonly of: string;
  /** Whether there was something before. */
  readonly hadBefore: boolean;
};

/** Fields that hold money, which is written with its thousands apart. */
const money = /amount|revenue|price|charges|balance/i;

/** Fields with what they were and what they became; a new record has no column of what was. */
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
