// ESLint rule: texts of the contracts are imported as `texts` or under their own name.

/** @type {import('eslint').Rule.RuleModule} */
export const textsName = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { name: 'Import {{name}} as texts, or under its own name.' },
  },
  create: (context) => ({
    'ImportDeclaration[source.value=/contracts.texts./] > ImportSpecifier'({ imported, local }) {
      if (local.name !== imported.name && local.name !== 'texts')
        context.report({ node: local, messageId: 'name', data: { name: imported.name } });
    },
  }),
};
