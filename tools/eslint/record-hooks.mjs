// ESLint rule: a query hook whose argument identifies a record must be exported through `withCurrentData`, since RTK Query's
// own `data` is the previous record while the next one loads.

/**
 * Argument types that identify a record: `number`, `number | undefined`, `RulesSubject`, `{ id: number; revision:
 * number }`; not a search or a page.
 */
function namesRecord(type) {
  switch (type?.type) {
    case 'TSNumberKeyword':
      return true;
    case 'TSUnionType':
      return type.types.some(namesRecord);
    case 'TSTypeReference':
      return type.typeName.name?.endsWith('Subject') ?? false;
    case 'TSTypeLiteral':
      return isRecordKey(type.members.map(({ key }) => key?.name ?? ''));
    default:
      return false;
  }
}

const isRecordKey = (names) =>
  names.some((name) => /^(id|subject)$|Id$/.test(name)) &&
  !names.some((name) => /^(search|criteria)$/.test(name));

const hookOf = (endpoint) => `use${endpoint[0].toUpperCase()}${endpoint.slice(1)}Query`;

/** @type {import('eslint').Rule.RuleModule} */
export const recordHooks = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unwrapped:
        '{{name}} names a record: export it as withCurrentData(….{{name}}), so that one record is never shown as another.',
    },
  },
  create(context) {
    const hooks = new Set();
    const exported = [];
    return {
      'Property > CallExpression[callee.property.name="query"]'(call) {
        const [, argument] = call.typeArguments?.params ?? [];
        if (namesRecord(argument)) hooks.add(hookOf(call.parent.key.name));
      },
      'ExportNamedDeclaration VariableDeclarator > ObjectPattern > Property'(property) {
        exported.push(property);
      },
      'Program:exit'() {
        for (const node of exported)
          if (hooks.has(node.key.name))
            context.report({ node, messageId: 'unwrapped', data: { name: node.key.name } });
      },
    };
  },
};
