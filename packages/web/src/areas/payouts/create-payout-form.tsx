import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { type PayoutForm as Form, payoutSchema } from '@daftar/domain';
import { type StandardSchemaV1, useStore } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Choice } from '../../kit/forms/pickers/choice-queries.ts';
import { focusFirstError } from '../../kit/forms/screens/focus-first-error.ts';
import { FormProblem } from '../../kit/forms/screens/form-problem.tsx';
import { SaveButton } from '../../kit/forms/screens/save-button.tsx';
import { useLeaveGuard } from '../../kit/forms/screens/use-leave-guard.ts';
import { useSubmit } from '../../kit/forms/screens/use-submit.ts';
import { useAppForm } from '../../kit/forms/state/form.ts';
import { FormStateContext } from '../../kit/forms/state/form-state.ts';
import { keepServerErrors, setServerErrors } from '../../kit/forms/state/server-errors.ts';
import { PayoutFields } from './payout-fields.tsx';
import { useCreatePayout } from './use-create-payout.ts';

const empty: Form = {
  serviceId: '',
  amount: '',
  fullName: '',
  nationalId: '',
  msisdn: '',
  beneficiaryEmail: '',
  countryCode: 'EG',
  payoutType: 'WALLET',
  bankName: '',
  bankNo: '',
};
const rules = payoutSchema as unknown as StandardSchemaV1<Form>;
const neverRefused = () => undefined;

type Props = {
  /** Closes the popup after the payout was created. */
  readonly close: () => void;
  /** Closes the popup; asks first if values were typed. */
  readonly leave: () => void;
  /** Tells the popup whether values were typed. */
  readonly onTyped: (typed: boolean) => void;
};

/** The form of a new payout. If the server rejects it, the typed values stay. */
export function CreatePayoutForm({ close, leave, onTyped }: Props) {
  const { t } = useTexts();
  const box = useRef<HTMLFormElement>(null);
  const [service, setService] = useState<Choice>();
  const send = useCreatePayout(close);
  const { run, problem } = useSubmit({ send });
  const form = useAppForm({
    defaultValues: empty,
    validators: { onChange: rules, onBlur: rules, onSubmit: rules },
    validationLogic: keepServerErrors,
    onSubmit: ({ value, formApi }) =>
      run(v.parse(payoutSchema, value), (errors) => setServerErrors(formApi, errors)),
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => focusFirstError(box.current),
  });
  useEffect(() => {
    if (problem) focusFirstError(box.current);
  }, [problem]);
  const isTyped = useStore(form.store, (state) => state.isDirty);
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [isTyped, onTyped]);
  useLeaveGuard(() => form.state.isDirty);
  const submit = () => {
    if (form.state.isSubmitting) return;
    setServerErrors(form, {});
    void form.validate('blur');
    void form.handleSubmit();
  };
  return (
    <form.AppForm>
      <FormStateContext value={{ readOnly: false, keepsRoom: true }}>
        <form
          ref={box}
          noValidate
          data-part="form"
          style={{ display: 'contents' }}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Dialog.Body>
            <Stack gap="3">
              {problem && <FormProblem text={problem} temporary={false} />}
              <Grid
                templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
                columnGap="4"
                rowGap="6"
              >
                <PayoutFields service={service} setService={setService} />
              </Grid>
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={leave}>{t('Cancel')}</Button>
            <form.Subscribe selector={(state) => state.isSubmitting}>
              {(busy) => <SaveButton label="Create payout" busy={busy} useRefusal={neverRefused} />}
            </form.Subscribe>
          </Dialog.Footer>
        </form>
      </FormStateContext>
    </form.AppForm>
  );
}
