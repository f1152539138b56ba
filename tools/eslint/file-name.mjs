// ESLint rule: a file named like a component or a hook exports it, `IssueList` from `IssueList.tsx`.
import path from 'node:path';

/** Whether a file is named like a component or a hook; a file that exports several has a name in kebab-case. */
const isExportName = (name) => /^([A-Z]|use[A-Z])[A-Za-z0-9]*$/.test(name);

/** Names that one statement exports. */
function exportedBy({ type, declaration, specifiers }) {
  if (type !== 'ExportNamedDeclaration') return [];
  if (!declaration) return specifiers.map(({ exported }) => exported.name);
  const declared = declaration.declarations ?? [declaration];
  return declared.flatMap(({ id }) =>
    id.type === 'ObjectPattern' ? id.properties.map(({ value }) => value.name) : [id.name],
  );
}

/** @type {import('eslint').Rule.RuleModule} */
export const fileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { name: '{{name}} is exported by the file of that name.' },
  },
  create: (context) => ({
    Program(program) {
      const name = path.basename(context.filename).replace(/\.tsx?$/, '');
      if (isExportName(name) && !program.body.flatMap(exportedBy).includes(name))
        context.report({ node: program, messageId: 'name', data: { name } });
    },
  }),
};
