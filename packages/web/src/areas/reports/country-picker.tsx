import { Box } from '@chakra-ui/react/box';
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
import { Choice, type ChoiceProps } from './choice.tsx';

const flags = { AE, CN, EG, GB, MY, PK, QA, SA, SG, US };

/** Selects a country, shown with its flag. The value is the country's English name, as in the contract. */
export function CountryPicker(choice: ChoiceProps) {
  const country = countries.find(({ name }) => name === choice.value);
  const Flag = country && flags[country.iso];
  return (
    <Box position="relative">
      {Flag && (
        <Box
          asChild
          position="absolute"
          zIndex="1"
          insetInlineStart="11px"
          insetBlockStart="11px"
          width="21px"
          height="14px"
          rounded="2px"
          boxShadow="0 0 0 1px rgb(0 0 0 / 12%)"
          pointerEvents="none"
        >
          <Flag aria-hidden="true" />
        </Box>
      )}
      <Choice {...choice} paddingInlineStart="42px" />
    </Box>
  );
}
