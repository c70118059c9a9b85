import { ApiError, type Daftar, DaftarError, ValidationError } from '@daftar/sdk';

export async function rename(daftar: Daftar, id: string, name: string): Promise<Record<string, string>> {
  try {
    await daftar.merchants.update(id, { name, country: 'Egypt', currency: 'EGP' });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return error.fieldErrors(); // { name: 'Too short account name.' }
    if (error instanceof ApiError) console.error(error.status, error.code, error.requestId);
    else if (error instanceof DaftarError && error.retryable) console.error('Please try again');
    throw error;
  }
}
