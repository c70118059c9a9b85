import type { Product } from '@daftar/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { fieldText } from '../../kit/forms/fields/field-text.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { useSave } from '../../kit/forms/screens/use-save.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { ProductFields } from './product-fields.tsx';
import { type Form, productFormSchema as schema, type Values } from './product-form-schema.ts';

/** Returns the form of a product; a merchant's users create products of their own account. */
const formFor =
  (ownMerchant: string) =>
  (product?: Product): Form => {
    const { size = [], color = [], ...numbers } = product?.attributes ?? {};
    return {
      merchantId: product?.merchantId ?? ownMerchant,
      name: product?.name ?? '',
      sku: product?.sku ?? '',
      attributes: {
        size: size.join(', '),
        color: color.join(', '),
        weight: fieldText(numbers.weight),
        productPrice: fieldText(numbers.productPrice),
        inventory: fieldText(numbers.inventory),
        lowStockThreshold: fieldText(numbers.lowStockThreshold),
      },
    };
  };

function Editor({ edited }: { edited?: Versioned<Product> }) {
  const product = edited?.record;
  const { platformOwner, caller } = useSession();
  const navigate = useNavigate();
  const formOf = formFor(platformOwner ? '' : (caller.userTypeId ?? ''));
  const save = useSave<Product, Form, Values, unknown>({
    invalidates: 'products',
    schema,
    edited,
    formOf,
    save: (values, options) =>
      product ? api.products.update(product._id, values, options) : api.products.create(values),
  });
  const submit = async (values: Values) => {
    await save(values);
    await navigate({ to: '/products' });
  };
  return (
    <FormScreen
      title={product ? { name: product.name } : 'Create Product'}
      {...{ initial: formOf(product), schema, submit }}
      cancel="/products"
      columns
      draft={`products.${product?._id ?? 'new'}`}
    >
      <ProductFields product={product} />
    </FormScreen>
  );
}

export function ProductForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <Editor />;
  return (
    <Loaded alerts query={editQuery('products', id, api.products)}>
      {(edited) => <Editor edited={edited} />}
    </Loaded>
  );
}
