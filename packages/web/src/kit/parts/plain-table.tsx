import { type ReactNode, useId, useRef } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import './plain-table.css';
import './scroll-edges.css';

type Props = { readonly label: Text; readonly columns: readonly Text[]; readonly children: ReactNode };

/** A small table inside a page, without the tools of a list. It scrolls sideways on narrow screens. */
export function PlainTable({ label, columns, children }: Props) {
  const { t } = useTexts();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useScrollEdges(box);
  return (
    <div className="edges">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard. */}
      <section ref={box} className="plain-table" aria-labelledby={id} tabIndex={0}>
        <table>
          <caption id={id} className="visually-hidden">
            {t(label)}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </div>
  );
}
