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
  /** Names of the columns; the first two are words, the rest figures. */
  readonly heads: readonly string[];
  readonly rows: readonly SectionRow[];
  readonly empty: string;
};

/** The rows behind one of the three, each with the way to its own page. */
export function RowsSection({ id, title, heads, rows, empty }: Props) {
  const { t } = useTexts();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="check-rows" tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {rows.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a table that scrolls is no fieldset.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, and the keyboard must reach that.
        <div className="check-scroll" role="group" aria-labelledby={`${id}-title`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
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
                    <td key={heads[index]}>{cell}</td>
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
