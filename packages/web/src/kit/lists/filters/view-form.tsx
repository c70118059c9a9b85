import { Button } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { type FormEvent, useState } from 'react';
import type { Message } from '../../../i18n/message.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RecordPicker } from '../../forms/pickers/record-picker.tsx';
import { useHost } from '../../records/host.ts';
import { problemText } from '../../records/problem.tsx';

type Props = {
  /** The current name when renaming. Renaming does not change who sees the view. */
  name?: string;
  save: (name: string, roleId: string | undefined) => Promise<unknown>;
  close: () => void;
};

/** The form that names a new view and chooses who sees it, or renames a view. */
export function ViewForm({ name, save, close }: Props) {
  const { t, say } = useTexts();
  const [typed, setTyped] = useState(name ?? '');
  const [roleId, setRoleId] = useState('');
  const [problem, setProblem] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const { refusalOf, userTypeId } = useHost().useUser();
  const sharing = name === undefined && !refusalOf('listRoles');
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
        {problem && <Field.ErrorText role="alert">{say(problem)}</Field.ErrorText>}
      </Field.Root>
      {sharing && (
        <Field.Root>
          <Field.Label>{t('Who sees it')}</Field.Label>
          <RecordPicker
            kind="role"
            filter={{ userTypeId }}
            value={roleId}
            change={setRoleId}
            placeholder={t('Only me')}
            size="xs"
          />
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
