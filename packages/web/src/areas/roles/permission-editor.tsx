import type { RolePermissions } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import { useBoundField } from '../../kit/bindings/use-bound-field.ts';
import { useSession } from '../../session/use-session.ts';
import { permissionSections, type Section, withFlags } from './permission-sections.ts';
import './roles.css';

type RowProps = {
  section: Section;
  held: RolePermissions;
  readOnly: boolean;
  change: (flags: readonly string[], on: boolean) => void;
};

function GroupRow({ section, held, readOnly, change }: RowProps) {
  const { t, foreign } = useTexts();
  const { group, label, flags } = section;
  const isOn = (flag: string) => held[group]?.[flag] === true;
  const free = flags.filter(({ lacking }) => !lacking).map(({ flag }) => flag);
  const on = flags.filter(({ flag }) => isOn(flag)).length;
  const all = free.length > 0 && free.every(isOn);
  return (
    <fieldset className="permission-row" disabled={readOnly}>
      <legend className="visually-hidden">{foreign(label)}</legend>
      <label className="field-check permission-group">
        <input
          type="checkbox"
          aria-label={`${foreign(label)}: ${t('All')}`}
          checked={all}
          disabled={free.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = on > 0 && !all;
          }}
          onChange={() => change(free, !all)}
        />
        <span>{foreign(label)}</span>
      </label>
      <div className="permission-flags">
        {flags.map(({ flag, label: words, lacking }) => (
          <label
            key={flag}
            className="field-check"
            title={lacking ? t('You cannot grant what your own role lacks') : undefined}
          >
            <input
              type="checkbox"
              checked={isOn(flag)}
              disabled={lacking}
              aria-describedby={lacking ? 'permission-lacking' : undefined}
              onChange={(event) => change([flag], event.target.checked)}
            />
            <span>{foreign(words)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What a role permits: groups as rows, flags as checkboxes. */
export function PermissionEditor() {
  const { t } = useTexts();
  const { caller, platformOwner } = useSession();
  const { value, set, readOnly } = useBoundField<RolePermissions>('permissions');
  const sections = permissionSections(caller.permissions, platformOwner);
  const lacking = sections.some(({ flags }) => flags.some((one) => one.lacking));
  return (
    <div className="permissions" data-field="permissions">
      {lacking && (
        <p id="permission-lacking" className="field-hint">
          {t('You cannot grant what your own role lacks')}
        </p>
      )}
      {sections.map((section) => (
        <GroupRow
          key={section.group}
          section={section}
          held={value}
          readOnly={readOnly}
          change={(flags, on) => set(withFlags(value, section.group, flags, on))}
        />
      ))}
    </div>
  );
}
