import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { FieldFrame } from '../../kit/forms/fields/field-frame.tsx';
import { useBoundField } from '../../kit/forms/state/use-bound-field.ts';
import { logoOf } from './logo-of.ts';

const NO_IMAGE = 'Please choose a PNG, JPEG or WebP image of at most 16 KB';

/** The merchant's logo: the stored or chosen image, and buttons that choose another or remove it. */
export function LogoField({ name }: { name: 'logo' }) {
  const { t } = useTexts();
  const { value, set, error, readOnly } = useBoundField<string>(name);
  const input = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const logo = await logoOf(file).catch(() => undefined);
    setUnread(logo === undefined);
    if (logo !== undefined) set(logo);
  };
  return (
    <FieldFrame
      {...{ name, error: unread ? NO_IMAGE : error }}
      label="Logo"
      hint="Customers see it beside the merchant’s name. A larger image is made smaller."
    >
      {(control) => (
        <HStack gap="3" minHeight="10">
          {value !== '' && <img src={value} alt="" width={40} height={40} style={{ objectFit: 'contain' }} />}
          <Button
            {...control}
            size="sm"
            variant="outline"
            disabled={readOnly}
            onClick={() => input.current?.click()}
          >
            {t('Choose an image')}
          </Button>
          {value !== '' && !readOnly && (
            <Button size="sm" variant="ghost" onClick={() => set('')}>
              {t('Remove')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-hidden
            data-testid="logo-file"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              target.value = '';
            }}
          />
        </HStack>
      )}
    </FieldFrame>
  );
}
