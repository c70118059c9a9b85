import { Button } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Message } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Picker } from '../../kit/fields/picker.tsx';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/use-session.ts';
import { problemText } from './problem.tsx';

type Props = {
  /** The current name when renaming. Renaming does not change who sees the view. */
  name?: string;
  save: (name: string, roleId: string | undefined) => Promise<unknown>;
  close: () => void;
};

/** Loads the roles that a view can be shared with: those of the user's own account. */
function useRoles(wanted: boolean) {
  const { can, caller } = useSession();
  const query = { userTypeId: caller.userTypeId, limit: 500, sort: 'name' };
  const roles = useQuery({
    queryKey: ['roles', 'names', query],
    queryFn: async ({ signal }) => {
      const found: { readonly value: string; readonly name: string }[] = [];
      for await (const { _id: value, name } of api.roles.list(query, { signal })) found.push({ value, name });
      return found;
    },
    enabled: wanted && can('listRoles'),
  });
  return roles.data ?? [];
}

/** The form that names a new view and chooses who sees it, or renames a view. */
export function ViewForm({ name, save, close }: Props) {
  const { t, foreign } = useTexts();
  const [typed, setTyped] = useState(name ?? '');
  const [roleId, setRoleId] = useState('');
  const [problem, setProblem] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const roles = useRoles(name === undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await save(typed.trim(), roleId || undefined);
      close();
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  };
  return (
    <Stack as="form" gap="3" width="264px" p="1.5" onSubmit={submit}>
      <Field.Root invalid={problem !== undefined}>
        <Field.Label>{t('Name of the view')}</Field.Label>
        <Input
          autoFocus
          required
          minLength={2}
          maxLength={50}
          size="xs"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {problem && <Field.ErrorText role="alert">{foreign(problem)}</Field.ErrorText>}
      </Field.Root>
      {roles.length > 0 && (
        <Field.Root>
          <Field.Label>{t('Who sees it')}</Field.Label>
          <Picker size="xs" value={roleId} onChange={(event) => setRoleId(event.target.value)}>
            <option value="">{t('Only me')}</option>
            {roles.map((role) => (
              <option key={role.value} value={role.value}>
                {t('Role: {{name}}', { name: role.name })}
              </option>
            ))}
          </Picker>
        </Field.Root>
      )}
      <Flex justify="end" gap="2">
        <Button size="xs" onClick={close}>
          {t('Cancel')}
        </Button>
        <Button type="submit" size="xs" variant="solid" disabled={typed.trim() === ''} aria-disabled={busy}>
          {t('Save')}
        </Button>
      </Flex>
    </Stack>
  );
}
