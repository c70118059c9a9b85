import { countries } from '@daftar/domain';
import AE from 'country-flag-icons/react/3x2/AE';
import CN from 'country-flag-icons/react/3x2/CN';
import EG from 'country-flag-icons/react/3x2/EG';
import GB from 'country-flag-icons/react/3x2/GB';
import MY from 'country-flag-icons/react/3x2/MY';
import PK from 'country-flag-icons/react/3x2/PK';
import QA from 'country-flag-icons/react/3x2/QA';
import SA from 'country-flag-icons/react/3x2/SA';
import SG from 'country-flag-icons/react/3x2/SG';
import US from 'country-flag-icons/react/3x2/US';
import { useTexts } from '../../i18n/use-texts.ts';
import { FieldFrame } from '../../kit/fields/field-frame.tsx';
import { Picker } from '../../kit/fields/picker.tsx';

const flags = { AE, CN, EG, GB, MY, PK, QA, SA, SG, US };

/** Selects a country, shown with its flag. The value is the country's English name, as in the contract. */
export function FlagPicker({ value, change }: { value: string; change: (country: string) => void }) {
  const { foreign } = useTexts();
  const country = countries.find(({ name }) => name === value);
  const Flag = country && flags[country.iso];
  return (
    <FieldFrame name="country" label="Country">
      {(control) => (
        <div className="flag-picker">
          {Flag && <Flag aria-hidden="true" />}
          <Picker
            {...control}
            paddingInlineStart="42px"
            value={value}
            onChange={(event) => change(event.target.value)}
          >
            {countries.map(({ name }) => (
              <option key={name} value={name}>
                {foreign(name)}
              </option>
            ))}
          </Picker>
        </div>
      )}
    </FieldFrame>
  );
}
