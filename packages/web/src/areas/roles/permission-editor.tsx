import type { RolePermissions } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import { useBoundField } from '../../kit/bindings/use-bound-field.ts';
import { useSession } from '../../session/use-session.ts';
import { permissionSections, type Section, withFlags } from './permission-sections.ts';
import './roles.css';

type RowProps = {
  section: Section;
  permissions: RolePermissions;
  readOnly: boolean;
  change: (flags: readonly string[], on: boolean) => void;
};

function GroupRow({ section, permissions, readOnly, change }: RowProps) {
  const { t, foreign } = useTexts();
  const { group, label, flags } = section;
  const isOn = (flag: string) => permissions[group]?.[flag] === true;
  const grantable = flags.filter(({ callerLacks }) => !callerLacks).map(({ flag }) => flag);
  const on = flags.filter(({ flag }) => isOn(flag)).length;
  const all = grantable.length > 0 && grantable.every(isOn);
  return (
    <fieldset className="permission-row" disabled={readOnly}>
      <legend className="visually-hidden">{foreign(label)}</legend>
      <label className="field-check permission-group">
        <input
          type="checkbox"
          aria-label={`${foreign(label)}: ${t('All')}`}
          checked={all}
          disabled={grantable.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = on > 0 && !all;
          }}
          onChange={() => change(grantable, !all)}
        />
        <span>{foreign(label)}</span>
      </label>
      <div className="permission-flags">
        {flags.map(({ flag, label: flagLabel, callerLacks }) => (
          <label
            key={flag}
            className="field-check"
            title={callerLacks ? t('You can grant only permissions that your own role has') : undefined}
          >
            <input
              type="checkbox"
              checked={isOn(flag)}
              disabled={callerLacks}
              aria-describedby={callerLacks ? 'permission-lacking' : undefined}
              onChange={(event) => change([flag], event.target.checked)}
            />
            <span>{foreign(flagLabel)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Edits a role's permissions: a row for each group, a checkbox for each flag. */
export function PermissionEditor() {
  const { t } = useTexts();
  const { caller, platformOwner } = useSession();
  const { value, set, readOnly } = useBoundField<RolePermissions>('permissions');
  const sections = permissionSections(caller.permissions, platformOwner);
  const someCannotBeGranted = sections.some(({ flags }) => flags.some((flag) => flag.callerLacks));
  return (
    <div className="permissions" data-field="permissions">
      {someCannotBeGranted && (
        <p id="permission-lacking" className="field-hint">
          {t('You can grant only permissions that your own role has')}
        </p>
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
