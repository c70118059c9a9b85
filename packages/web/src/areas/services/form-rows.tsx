import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormState } from '../../kit/bindings/form-state.ts';
import { useFormValues } from '../../kit/bindings/use-form-values.ts';
import { useSetField } from '../../kit/bindings/use-set-field.ts';
import { FormSection } from '../../kit/parts/form-section.tsx';
import { Button } from '../../ui/controls.tsx';
import './form-rows.css';

type Props<Name extends string, Row> = {
  /** The form's list that the rows are of. */
  readonly name: Name;
  readonly title: Text;
  readonly hint: Text;
  /** One row's name, as 'Package {{number}}'. */
  readonly row: Text;
  readonly add: Text;
  readonly empty: Row;
  /** The fields of the row at a place, whose names start with `at`. */
  readonly children: (at: string) => ReactNode;
};

/** As many as the server takes. */
const most = 50;

/** A list in a form: rows to add, fill in and take away. */
export function FormRows<Name extends string, Row>(props: Props<Name, Row>) {
  const { name, title, hint, row, add, empty, children } = props;
  const { t } = useTexts();
  const { readOnly } = useFormState();
  const setField = useSetField();
  const rows = useFormValues<Readonly<Record<Name, readonly Row[]>>>()[name];
  const adder = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    setField(
      name,
      rows.filter((_, place) => place !== index),
    );
    adder.current?.focus();
  };
  return (
    <FormSection title={title} hint={hint}>
      {rows.map((_, index) => {
        const number = index + 1;
        const at = `${name}[${index}]`;
        return (
          <fieldset key={at} className="form-row">
            <legend>{t(row, { number })}</legend>
            <div className="form-row-fields">{children(at)}</div>
            <Button
              variant="ghost"
              size="sm"
              disabled={readOnly}
              aria-label={`${t('Remove')}: ${t(row, { number })}`}
              onClick={() => remove(index)}
            >
              <Trash2 size={15} aria-hidden />
            </Button>
          </fieldset>
        );
      })}
      <div>
        <Button
          ref={adder}
          size="sm"
          disabled={readOnly || rows.length >= most}
          onClick={() => setField(name, [...rows, empty])}
        >
          <Plus size={14} aria-hidden />
          {t(add)}
        </Button>
      </div>
    </FormSection>
  );
}
