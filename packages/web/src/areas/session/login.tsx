import { Button } from '@chakra-ui/react/button';
import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { type LoginForm, loginSchema } from '@daftar/domain';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { api } from '../../api/api.ts';
import { queryClient } from '../../api/query-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { useAppForm } from '../../kit/forms/state/form.ts';
import { FormStateContext } from '../../kit/forms/state/form-state.ts';
import { connectionProblem, problemText } from '../../kit/records/problem.tsx';
import { clearToasts, toast } from '../../kit/ui/overlays/toasts.ts';
import { useSurePress } from '../../kit/ui/parts/use-sure-press.ts';
import { keepLogin } from '../../session/login/login-store.ts';
import { takeReturnPath } from '../../session/login/return-path.ts';
import { isPermitted, reachablePages } from '../../session/permissions/menu.ts';
import { redirectReasonForArea } from '../../session/permissions/redirect-reason.ts';
import { callerOf, ownPermissionsQuery } from '../../session/permissions/use-session.ts';
import { LanguageMenu } from '../../shell/language-menu.tsx';
import { Logo } from '../../shell/logo.tsx';
import { ThemeMenu } from '../../shell/theme-menu.tsx';
import { brand } from '../../theme/brand.ts';

type Form = Required<LoginForm>;
const field = fieldsOf<Form>();
const schema = loginSchema as never;
const empty: Form = { userName: '', password: '', rememberMe: false };

/** Opens the page that sent the user to sign in. If the role does not permit it, opens home, which shows the reason. */
async function openWantedPage(router: ReturnType<typeof useRouter>): Promise<void> {
  const wanted = takeReturnPath();
  const permissions =
    wanted && (await queryClient.ensureQueryData(ownPermissionsQuery).catch(() => undefined));
  if (!wanted || !permissions) return router.navigate({ to: '/' });
  const caller = callerOf(permissions);
  const pages = reachablePages(caller);
  if (isPermitted(wanted, pages)) return router.history.push(wanted);
  const redirectReason = redirectReasonForArea(wanted, caller);
  await router.navigate({ to: '/', state: redirectReason ? { redirectReason } : {} });
}

function useSignIn() {
  const router = useRouter();
  return async (typed: Form) => {
    const values = v.parse(loginSchema, typed);
    try {
      const token = await api.auth.login(values);
      keepLogin({ token, username: values.userName }, typed.rememberMe);
      clearToasts();
      await openWantedPage(router);
    } catch (error) {
      const unreachable = connectionProblem(error);
      // The newest toast is on top.
      if (unreachable) toast(unreachable, 'negative');
      toast(unreachable ? 'Something went wrong' : problemText(error), 'negative');
    }
  };
}

function SignInForm() {
  const { t } = useTexts();
  const signIn = useSignIn();
  const press = useSurePress();
  const [busy, setBusy] = useState(false);
  const form = useAppForm({
    defaultValues: empty,
    validators: { onChange: schema, onBlur: schema, onSubmit: schema },
    canSubmitWhenInvalid: true,
    onSubmit: async ({ value }) => {
      setBusy(true);
      await signIn(value);
      setBusy(false);
    },
  });
  return (
    <form.AppForm>
      <FormStateContext value={{ readOnly: false, keepsRoom: true }}>
        <Card.Root asChild size="sm">
          <form
            data-part="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void form.validate('blur');
              void form.handleSubmit();
            }}
          >
            <Card.Body gap="6" padding="6">
              <field.Text name="userName" label="Username" autoComplete="username" />
              <field.Text name="password" label="Password" type="password" autoComplete="current-password" />
              <field.Check name="rememberMe" label="Remember me" />
              <Button type="submit" variant="solid" size="lg" width="full" disabled={busy} {...press}>
                {t('Sign in')}
              </Button>
            </Card.Body>
          </form>
        </Card.Root>
      </FormStateContext>
    </form.AppForm>
  );
}

export function Login() {
  const { t } = useTexts();
  useEffect(() => {
    document.title = `${t('Sign in')} · ${brand.name}`;
  }, [t]);
  return (
    <Grid templateRows="auto 1fr" minHeight="100dvh" padding="12px 16px 15vh">
      <HStack justify="flex-end" gap="0.5">
        <LanguageMenu />
        <ThemeMenu />
      </HStack>
      <Stack as="main" placeSelf="center" gap="5" width="min(400px, 100%)">
        <HStack as="p" gap="2.5" fontSize="lg" fontWeight="semibold">
          <Logo size={30} />
          <span>{brand.name}</span>
        </HStack>
        <Heading as="h1" size="2xl" textWrap="balance">
          {t('Login to your account and start upscaling your brand')}
        </Heading>
        <SignInForm />
      </Stack>
    </Grid>
  );
}
