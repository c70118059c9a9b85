import { createDaftar } from '@daftar/sdk';
import { findOperation } from '@daftar/sdk/operations';

const daftar = createDaftar({
  baseUrl: 'https://api.example.com',
  middleware: [
    async (request, next) => {
      const response = await next(request);
      console.log(findOperation(request)?.id, response.status);
      return response;
    },
  ],
});
const { data, error } = await daftar.raw.GET('/merchants/get', { params: { query: { limit: 100 } } });
console.log(data?.total ?? error?.message);
