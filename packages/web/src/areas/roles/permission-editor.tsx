import { Checkbox } from '@chakra-ui/react/checkbox';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import type { RoleForm, RolePermissions } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import { boundFieldOf } from '../../kit/forms/state/use-bound-field.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { permissionSections, type Section, withFlags } from './permission-sections.ts';

const useFormField = boundFieldOf<RoleForm>();

type RowProps = {
  section: Section;
  permissions: RolePermissions;
  readOnly: boolean;
  change: (flags: readonly string[], on: boolean) => void;
};

function GroupRow({ section, permissions, readOnly, change }: RowProps) {
  const { t, word } = useTexts();
  const { group, label, flags } = section;
  const isOn = (flag: string) => permissions[group]?.[flag] === true;
  const grantable = flags.filter(({ callerLacks }) => !callerLacks).map(({ flag }) => flag);
  const on = flags.filter(({ flag }) => isOn(flag)).length;
  const all = grantable.length > 0 && grantable.every(isOn);
  return (
    <Fieldset.Root
      disabled={readOnly}
      display="grid"
      spaceY="0"
      gridTemplateColumns={{ base: '1fr', md: '200px 1fr' }}
      columnGap="4"
      rowGap="2"
      paddingBlock="2.5"
      borderTopWidth="1px"
    >
      <Fieldset.Legend srOnly>{word(label)}</Fieldset.Legend>
      <Checkbox.Root
        checked={on > 0 && !all ? 'indeterminate' : all}
        disabled={grantable.length === 0 || readOnly}
        alignItems="flex-start"
        onCheckedChange={() => change(grantable, !all)}
      >
        <Checkbox.HiddenInput aria-label={`${word(label)}: ${t('All')}`} />
        <Checkbox.Control marginBlockStart="0.5" />
        <Checkbox.Label>{word(label)}</Checkbox.Label>
      </Checkbox.Root>
      <Grid
        templateColumns="repeat(auto-fill, minmax(176px, 1fr))"
        columnGap="3"
        rowGap="1.5"
        paddingInlineStart={{ base: '6', md: '0' }}
      >
        {flags.map(({ flag, label: flagLabel, callerLacks }) => (
          <Checkbox.Root
            key={flag}
            checked={isOn(flag)}
            disabled={callerLacks || readOnly}
            alignItems="flex-start"
            title={callerLacks ? t('You can grant only permissions that your own role has') : undefined}
            onCheckedChange={({ checked }) => change([flag], checked === true)}
          >
            <Checkbox.HiddenInput aria-describedby={callerLacks ? 'permission-lacking' : undefined} />
            <Checkbox.Control marginBlockStart="0.5" />
            <Checkbox.Label fontWeight="normal">{word(flagLabel)}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Grid>
    </Fieldset.Root>
  );
}

/** Edits a role's permissions: a row for each group, a checkbox for each flag. */
export function PermissionEditor() {
  const { t } = useTexts();
  const { caller, platformOwner } = useSession();
  const { value, set, readOnly } = useFormField('permissions');
  const sections = permissionSections(caller.permissions, platformOwner);
  const someCannotBeGranted = sections.some(({ flags }) => flags.some((flag) => flag.callerLacks));
  return (
    <div data-field="permissions">
      {someCannotBeGranted && (
        <Text id="permission-lacking" textStyle="xs" color="fg.muted" marginBlockEnd="2.5">
          {t('You can grant only permissions that your own role has')}
        </Text>
      )}
      {sections.map((section) => (
        <GroupRow
          key={section.group}
          section={section}
          permissions={value}
          readOnly={readOnly}
          change={(flags, on) => set(withFlags(value, section.group, flags, on))}
        />
      ))}
    </div>
  );
}
