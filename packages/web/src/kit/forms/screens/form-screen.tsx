import { Button } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import type { Message } from '../../../i18n/message.ts';
import type { DisplayText, Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FormStateContext } from '../state/form-state.ts';
import { FormBox } from './form-box.tsx';
import { FormFooter } from './form-footer.tsx';
import { FormGrid, formWidth } from './form-grid.tsx';
import { FormProblem } from './form-problem.tsx';
import { type FormScreenOptions, useFormScreen } from './use-form-screen.ts';

export type FormScreenProps<Form extends object, Values> = FormScreenOptions<Form, Values> & {
  readonly title: DisplayText;
  /** The target of Cancel if there is no previous page; without it the form has no Cancel button. */
  readonly cancel?: string;
  /** Whether Cancel leads to `cancel` even if there is a previous page. */
  readonly cancelIsFixed?: boolean;
  readonly saveLabel?: Text;
  /** Whether the server's error above the form disappears after a while; errors on fields stay. */
  readonly dismissProblem?: boolean;
  readonly aside?: ReactNode;
  /** Shown beside the fields on wide screens, in view while they scroll; below them on narrow ones. */
  readonly beside?: ReactNode;
  /** Whether the sections are side by side on wide screens. */
  readonly columns?: boolean;
  /** A hook that says why the form cannot be saved; undefined when it can. Called inside the form. */
  readonly useRefusal?: () => Message | undefined;
  readonly children: ReactNode;
};

const neverRefused = () => undefined;

function RestoredBanner({ discard }: { discard: () => void }) {
  const { t } = useTexts();
  const button = (
    <Button size="xs" onClick={discard}>
      {t('Discard')}
    </Button>
  );
  return (
    <Banner tone="info" action={button}>
      {t('Your unsaved values were restored.')}
    </Banner>
  );
}

/** A form page: error message, sections of fields, and Cancel and Save in the footer. */
export function FormScreen<Form extends object, Values>(props: FormScreenProps<Form, Values>) {
  const { title, cancel, saveLabel = 'Save', readOnly = false, useRefusal = neverRefused } = props;
  const { beside, columns = false } = props;
  const { t } = useTexts();
  const { form, box, problem, isRestored, discard, press } = useFormScreen(props);
  return (
    <Page>
      <PageHeader title={title} aside={props.aside} />
      <form.AppForm>
        <FormStateContext value={{ readOnly, keepsRoom: true }}>
          <FormBox
            ref={box}
            maxWidth={formWidth[beside !== undefined ? 'beside' : columns ? 'columns' : 'narrow']}
            useRefusal={useRefusal}
            onSubmit={press}
          >
            <FormGrid {...{ beside, columns }}>
              {problem && <FormProblem text={problem} temporary={props.dismissProblem ?? false} />}
              {isRestored && <RestoredBanner discard={discard} />}
              {props.children}
            </FormGrid>
            <form.Subscribe selector={(state) => state.isSubmitting}>
              {(busy) => (
                <FormFooter busy={busy} save={readOnly ? undefined : saveLabel} useRefusal={useRefusal}>
                  {cancel && (
                    <BackLink otherwise={cancel} fixed={props.cancelIsFixed ?? false}>
                      {t(readOnly ? 'Back' : 'Cancel')}
                    </BackLink>
                  )}
                </FormFooter>
              )}
            </form.Subscribe>
          </FormBox>
        </FormStateContext>
      </form.AppForm>
    </Page>
  );
}
