import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { countryLists, type MerchantForm as Form, languageNames, merchantSchema } from '@daftar/domain';
import type { MerchantDetail } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AccountForm } from '../../kit/features/accounts/account-form.tsx';
import { CountryAndCurrency } from '../../kit/features/accounts/country-and-currency.tsx';
import { emailsOf } from '../../kit/features/accounts/email-fields.tsx';
import { FieldFrame } from '../../kit/forms/fields/field-frame.tsx';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { useBoundField } from '../../kit/forms/state/use-bound-field.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';

/** Longest `data:` URL that the server takes. */
const LONGEST = 22_000;
const SIZES = [256, 192, 128, 96, 64, 48];

/** Returns the image of a file as a PNG `data:` URL, no larger than a logo may be. Throws for a file that is no image. */
async function logoOf(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  try {
    for (const size of SIZES) {
      const logo = drawn(image, size);
      if (logo.length <= LONGEST) return logo;
    }
  } finally {
    image.close();
  }
  throw new RangeError('The image does not become small enough');
}

/** Draws the image with its longer side at most `size` pixels long. */
function drawn(image: ImageBitmap, size: number): string {
  const scale = Math.min(1, size / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new TypeError('This browser cannot draw');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

const NO_IMAGE = 'Please choose a PNG, JPEG or WebP image of at most 16 KB';

/** The merchant's logo: the stored or chosen image, and buttons that choose another or remove it. */
function LogoField({ name }: { name: 'logo' }) {
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

const field = fieldsOf<Form>();

function formOf(merchant?: MerchantDetail): Form {
  const {
    name = '',
    country = '',
    currency = '',
    showBalance = true,
    emailLanguage = '',
    logo = '',
  } = merchant ?? {};
  return { name, country, currency, showBalance, emailLanguage, logo, ...emailsOf(merchant) };
}

const Editor = ({ edited }: { edited?: Versioned<MerchantDetail> }) => (
  <AccountForm
    list="merchants"
    {...{ edited, formOf }}
    schema={merchantSchema}
    save={(values, options) =>
      edited ? api.merchants.update(edited.record._id, values, options) : api.merchants.create(values)
    }
    unique="merchantName"
  >
    <CountryAndCurrency<Form> countries={countryLists.merchants} />
    <field.Select
      name="emailLanguage"
      label="Language of emails"
      emptyLabel="English"
      options={languageNames.filter((name) => name !== 'English')}
    />
    <LogoField name="logo" />
    <field.Check name="showBalance" label="Show the balance to the merchant" />
  </AccountForm>
);

export function MerchantForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <Editor />;
  return (
    <Loaded alerts query={editQuery('merchants', id, api.merchants)}>
      {(edited) => <Editor edited={edited} />}
    </Loaded>
  );
}
