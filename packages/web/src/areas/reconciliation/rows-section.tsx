import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';

export type SectionRow = {
  readonly id: string;
  readonly cells: readonly ReactNode[];
  readonly show: ReactNode;
};

type Props = {
  readonly id: string;
  readonly title: string;
  /** The stylesheet aligns the first two columns as text and the rest as figures. */
  readonly columnNames: readonly string[];
  readonly rows: readonly SectionRow[];
  readonly empty: string;
};

/** The rows behind one of the compared totals, each with a link to its details. */
export function RowsSection({ id, title, columnNames, rows, empty }: Props) {
  const { t } = useTexts();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="check-rows" tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {rows.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a scrolling table is not a fieldset.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, which must work from the keyboard.
        <div className="check-scroll" role="group" aria-labelledby={`${id}-title`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columnNames.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <td className="no-print">
                  <span className="visually-hidden">{t('Actions')}</span>
                </td>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  {row.cells.map((cell, index) => (
                    <td key={columnNames[index]}>{cell}</td>
                  ))}
                  <td className="no-print">{row.show}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
