import { proveBooks } from '../backup/prove-books.ts';
import { prove } from './prove.ts';

await prove(proveBooks);
