import type { Product } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { choiceQuery } from '../../kit/forms/pickers/choice-queries.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { FormPair, FormSection } from '../../kit/ui/page/form-section.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { isStockLow } from './is-stock-low.ts';
import type { Form } from './product-form-schema.ts';

const field = fieldsOf<Form>();
const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text));

/** A warning that the stock is low, according to the typed numbers. */
function LowStock() {
  const { t } = useTexts();
  const { attributes } = useFormValues<Form>();
  const { inventory, lowStockThreshold } = attributes;
  const low = isStockLow({
    inventory: numberOf(inventory),
    lowStockThreshold: numberOf(lowStockThreshold),
  } as Product['attributes']);
  return low ? <Banner tone="caution">{t('Stock is below the threshold.')}</Banner> : null;
}

/** The sections of the product form: the specified fields, then the attributes. */
export function ProductFields({ product }: { product: Product | undefined }) {
  const { platformOwner } = useSession();
  const { merchantId } = useFormValues<Form>();
  const merchant = useQuery(choiceQuery('merchant', product ? '' : merchantId));
  const currency = product?.currency ?? merchant.data?.currency;
  return (
    <>
      <FormSection title="Product">
        <field.Record
          name="merchantId"
          label="Merchant"
          kind="merchant"
          required
          filter={{ active: true }}
          knownName={product?.merchantName}
          disabled={product !== undefined || !platformOwner}
        />
        <field.Text name="name" label="Name" required maxLength={60} />
        <field.Text name="sku" label="SKU" maxLength={64} hint="Your own number for it. Each is used once." />
      </FormSection>
      <FormSection title="Attributes" hint="All of them are optional.">
        <FormPair>
          <field.Number name="attributes.productPrice" label="Price" unit={currency} />
          <field.Number name="attributes.weight" label="Weight" unit="kg" />
        </FormPair>
        <FormPair>
          <field.Text name="attributes.size" label="Sizes" hint="Separate them with commas." />
          <field.Text name="attributes.color" label="Colours" hint="Separate them with commas." />
        </FormPair>
        <FormPair>
          <field.Number name="attributes.inventory" label="Inventory" />
          <field.Number
            name="attributes.lowStockThreshold"
            label="Low stock threshold"
            hint="The list marks the product below it."
          />
        </FormPair>
        <LowStock />
      </FormSection>
    </>
  );
}
