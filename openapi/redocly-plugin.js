const AUTHS = ['token', 'none', 'merchant-key', 'provider-signature'];
const SCOPES = ['own', 'owner', 'self', 'session', 'public'];
const FIELDS = ['auth', 'group', 'flag', 'any', 'or', 'scope'];
/** The narrower ways in that need no flag. */
const WAYS = ['ownAccount', 'oneself', 'public', 'basic'];
const isFlagOf = (groups, group, flag) => groups[group]?.flags.includes(flag) === true;

/** Every operation says who may call it, in words that the generated tables and the server understand. */
function permission() {
  let groups = {};
  return {
    Root: { enter: (root) => (groups = root['x-permission-groups'] ?? {}) },
    Operation(operation, { report, location }) {
      const rule = operation['x-permission'];
      const at = location.child('x-permission');
      const fail = (message) =>
        report({ message: `x-permission of ${operation.operationId}: ${message}`, location: at });
      if (rule === undefined)
        return report({
          message: `${operation.operationId} says not who may call it: x-permission`,
          location,
        });
      const unknown = Object.keys(rule).filter((field) => !FIELDS.includes(field));
      if (unknown.length > 0) fail(`${unknown.join(', ')} means nothing`);
      if (!AUTHS.includes(rule.auth)) fail(`auth must be one of ${AUTHS.join(', ')}`);
      if (!SCOPES.includes(rule.scope)) fail(`scope must be one of ${SCOPES.join(', ')}`);
      if (rule.auth !== 'token')
        return rule.group || rule.flag || rule.any || rule.or ? fail('only a token has flags') : undefined;
      if ((rule.group !== undefined) === (rule.any === true))
        fail('a token needs group and flag, or any: true');
      if (rule.group !== undefined && !isFlagOf(groups, rule.group, rule.flag))
        fail(`${rule.group}.${rule.flag} is no flag`);
      if (rule.or === undefined || WAYS.includes(rule.or)) return undefined;
      if (rule.or.scope !== 'ownAccount' || !isFlagOf(groups, rule.or.group, rule.or.flag))
        fail(`or is one of ${WAYS.join(', ')}, or a flag with the scope ownAccount`);
    },
  };
}

/** Every operation belongs to one area. */
function tagged() {
  return {
    Operation(operation, { report, location }) {
      if (operation.tags?.length !== 1)
        report({ message: `${operation.operationId} needs one tag`, location });
    },
  };
}

/** Bodies, answers, parameters and headers carry an example: the mock answers with them. */
function examples() {
  const check =
    (what) =>
    (node, { report, location }) => {
      if (node.example === undefined && node.examples === undefined)
        report({ message: `A ${what} needs an example`, location });
    };
  return { MediaType: check('body'), Parameter: check('parameter'), Header: check('header') };
}

/** Every 4xx and 5xx answers the one error shape, with a request id. */
function errorShape() {
  return {
    Operation(operation, { report, location, resolve }) {
      for (const [status, node] of Object.entries(operation.responses ?? {})) {
        if (!/^[45]/.test(status)) continue;
        const found = node.$ref ? resolve(node) : { node };
        const response = found.node;
        const ref = response?.content?.['application/json']?.schema?.$ref ?? '';
        const where = location.child(['responses', status]);
        if (!/\/Error$/.test(ref))
          report({ message: `${operation.operationId} ${status} must answer Error`, location: where });
        if (!response?.headers?.['x-request-id'])
          report({ message: `${operation.operationId} ${status} needs x-request-id`, location: where });
        if (['429', '503'].includes(status) && !response?.headers?.['Retry-After']) {
          report({ message: `${operation.operationId} ${status} needs Retry-After`, location: where });
        }
      }
    },
  };
}

/** Request bodies are allow-lists; a provider's message is the provider's. */
function closedBodies() {
  return {
    RequestBody: {
      MediaType: {
        Schema(schema, { report, location }) {
          if (schema.type === 'object' && schema.additionalProperties === undefined) {
            report({ message: 'An object in a request says additionalProperties', location });
          }
        },
      },
    },
  };
}

const FIXED = new Set(['date', 'date-time']);

/** Strings, numbers and arrays have bounds. */
function bounded() {
  return {
    Schema(schema, { report, location }) {
      const types = [schema.type].flat();
      const has = (...names) => names.some((name) => schema[name] !== undefined);
      if (types.includes('string') && !has('maxLength', 'enum', 'const') && !FIXED.has(schema.format)) {
        report({ message: 'A string needs maxLength or enum', location });
      }
      if (types.includes('array') && !has('maxItems'))
        report({ message: 'An array needs maxItems', location });
      if (types.length === 1 && (types[0] === 'number' || types[0] === 'integer')) {
        if (!has('minimum', 'exclusiveMinimum') || !has('maximum', 'exclusiveMaximum')) {
          report({ message: 'A number needs minimum and maximum', location });
        }
      }
    },
  };
}

/** The contract's own lint rules. */
export default function daftar() {
  return {
    id: 'daftar',
    rules: {
      oas3: {
        permission,
        tagged,
        examples,
        'error-shape': errorShape,
        'request-bodies-are-closed': closedBodies,
        bounded,
      },
    },
  };
}
