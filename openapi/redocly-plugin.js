import { bounded } from './lint/bounded.js';
import { errorShape } from './lint/error-shape.js';
import { examples } from './lint/examples.js';
import { permission } from './lint/permission.js';
import { closedBodies } from './lint/request-bodies-are-closed.js';
import { securityFits } from './lint/security-fits-permission.js';
import { tagged } from './lint/tagged.js';

/** The contract's own lint rules. */
export default function daftar() {
  return {
    id: 'daftar',
    rules: {
      oas3: {
        permission,
        'security-fits-permission': securityFits,
        tagged,
        examples,
        'error-shape': errorShape,
        'request-bodies-are-closed': closedBodies,
        bounded,
      },
    },
  };
}
