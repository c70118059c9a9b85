import { type Daftar, PreconditionFailedError } from '@daftar/sdk';

export async function renameProduct(daftar: Daftar, id: string, name: string): Promise<void> {
  const { data: product, etag } = await daftar.products.retrieve(id).withResponse();
  const { sku, attributes } = product;
  try {
    await daftar.products.update(id, { name, sku, attributes }, { ifMatch: etag });
  } catch (error) {
    if (!(error instanceof PreconditionFailedError)) throw error;
    console.error('Nothing was saved; somebody else has saved', error.current, error.etag);
  }
}
