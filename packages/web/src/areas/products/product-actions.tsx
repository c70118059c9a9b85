import type { Product } from '@daftar/sdk';
import { History, Pencil } from 'lucide-react';
import type { RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';

const history: RecordAction<Product> = {
  label: 'History',
  icon: History,
  to: ({ _id }) => `/products/history/${_id}`,
};

export function useProductActions(): RecordActions<Product> {
  const needs = useNeeds();
  return {
    invalidates: 'products',
    nameOf: ({ name }) => name,
    actions: [
      {
        label: 'Edit',
        icon: Pencil,
        disabledReason: () => needs.toOpen('editProduct'),
        to: ({ _id }) => `/products/form/${_id}`,
      },
      history,
    ],
  };
}

export function ProductActions({ product }: { product: Product }) {
  return <RecordMenu of={useProductActions()} row={product} />;
}
