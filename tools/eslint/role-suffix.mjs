// ESLint rule: a class with a role in its name is in a file with that role, `ClientService` in `client.service.ts`.

/** Roles of server classes and the suffix of their files (docs/glossary.md, CONTRIBUTING.md). */
const suffixes = {
  Service: 'service',
  Repository: 'repository',
  Queries: 'queries',
  Cache: 'cache',
  Controller: 'controller',
  Guard: 'guard',
  Gateway: 'gateway',
  Importer: 'importer',
  Factory: 'factory',
  Task: 'task',
  Module: 'module',
};

/** Abstract classes are ports: their adapters carry the role. */
const rolesIn = (program) =>
  program.body
    .map((statement) => statement.declaration ?? statement)
    .filter((node) => node.type === 'ClassDeclaration' && !node.abstract && node.id)
    .flatMap((node) =>
      Object.keys(suffixes)
        .filter((role) => node.id.name.endsWith(role) && node.id.name !== role)
        .map((role) => ({ node, role })),
    );

/** @type {import('eslint').Rule.RuleModule} */
export const roleSuffix = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      file: '{{name}} belongs in a file that ends in .{{suffix}}.ts.',
      class: 'A file that ends in .{{suffix}}.ts declares a class that ends in {{role}}.',
    },
  },
  create: (context) => ({
    Program(program) {
      const roles = rolesIn(program);
      const fits = ({ role }) => context.filename.endsWith(`.${suffixes[role]}.ts`);
      if (roles.length > 0 && !roles.some(fits)) {
        const [{ node, role }] = roles;
        const data = { name: node.id.name, suffix: suffixes[role] };
        context.report({ node: node.id, messageId: 'file', data });
      }
      const expected = Object.keys(suffixes).find((role) => fits({ role }));
      if (expected && !roles.some(({ role }) => role === expected))
        context.report({
          node: program,
          messageId: 'class',
          data: { suffix: suffixes[expected], role: expected },
        });
    },
  }),
};
