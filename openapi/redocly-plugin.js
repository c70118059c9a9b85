import { bounded } from './lint/bounded.js';
import { effect } from './lint/effect.js';
import { errorShape } from './lint/error-shape.js';
import { examples } from './lint/examples.js';
import { permission } from './lint/permission.js';
import { closedBodies } from './lint/request-bodies-are-closed.js';
import { sdkMethod } from './lint/sdk-method.js';
import { securityFits } from './lint/security-fits-permission.js';
import { tagged } from './lint/tagged.js';
import { presets } from './presets/index.js';

/** The contract's own presets and lint rules. */
export default function daftar() {
  return {
    id: 'daftar',
    preprocessors: { oas3: { presets } },
    rules: {
      oas3: {
        permission,
        'security-fits-permission': securityFits,
        tagged,
        effect,
        'sdk-method': sdkMethod,
        examples,
        'error-shape': errorShape,
        'request-bodies-are-closed': closedBodies,
        bounded,
      },
    },
  };
}
