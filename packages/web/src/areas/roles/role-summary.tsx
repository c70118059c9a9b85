import { DataList } from '@chakra-ui/react/data-list';
import { Text } from '@chakra-ui/react/text';
import { FACT_SEPARATOR } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { menuOf } from '../../session/permissions/menu.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import type { NewRoleForm as Form } from './new-role.ts';
import { permissionSections } from './permission-sections.ts';

/** Returns the names of the pages in the menu of the role's users. */
function usePages(form: Form, account: string | undefined): readonly string[] {
  const { caller } = useSession();
  const userTypeId = form.userTypeId || account || caller.userTypeId;
  const { side, gear } = menuOf({ ...caller, userTypeId, permissions: form.permissions });
  return [...side, ...gear].map(({ label }) => label);
}

function Line({ label, names }: { label: string; names: readonly string[] }) {
  const { word } = useTexts();
  return (
    <DataList.Item gap="0.5">
      <DataList.ItemLabel textStyle="xs">{label}</DataList.ItemLabel>
      <DataList.ItemValue>{names.map(word).join(FACT_SEPARATOR)}</DataList.ItemValue>
    </DataList.Item>
  );
}

/** Shows what the role permits while the user edits it: the pages in the menu, and the chosen permissions of each group. */
export function RoleSummary({ account }: { account: string | undefined }) {
  const { t, word } = useTexts();
  const { caller, platformOwner } = useSession();
  const form = useFormValues<Form>();
  const pages = usePages(form, account);
  const groups = permissionSections(caller.permissions, platformOwner)
    .map(({ group, label, flags }) => ({
      label,
      chosen: flags.filter(({ flag }) => form.permissions[group]?.[flag] === true),
    }))
    .filter(({ chosen }) => chosen.length > 0);
  return (
    <FormSection title="What the role permits">
      {groups.length === 0 && <Text color="fg.muted">{t('No permission is granted yet.')}</Text>}
      {groups.length > 0 && (
        <DataList.Root orientation="vertical" gap="3" textStyle="grid">
          <Line label={t('Pages')} names={pages} />
          {groups.map(({ label, chosen }) => (
            <Line key={label} label={word(label)} names={chosen.map((one) => one.label)} />
          ))}
        </DataList.Root>
      )}
    </FormSection>
  );
}
