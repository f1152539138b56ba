// ESLint rule: a class with a role is in a file with that role, `ClientService` in `client.service.ts`.
import path from 'node:path';

/** Roles that end the names of server classes, and the suffixes of their files (CONTRIBUTING.md). */
const roles = {
  Service: ['service'],
  Repository: ['repository'],
  Queries: ['queries'],
  Handler: ['command', 'query', 'handler'],
  Policy: ['policy'],
  Reader: ['reader'],
  Cache: ['cache'],
  Importer: ['importer'],
  Factory: ['factory'],
  Mailer: ['mailer'],
  Task: ['task'],
  Bootstrap: ['bootstrap'],
  Controller: ['controller'],
  Guard: ['guard'],
  Pipe: ['pipe'],
  Interceptor: ['interceptor'],
  Gateway: ['gateway'],
  Strategy: ['strategy'],
  Module: ['module'],
};

/** Roles that a decorator gives. */
const decorators = { Entity: ['entity'], Catch: ['filter'] };

/** Roles that files with a suffix declare; policies and commands may be without a class of their own. */
const required = Object.fromEntries(
  [...Object.entries(roles), ...Object.entries(decorators), ['Dto', ['dto']]]
    .flatMap(([role, suffixes]) => suffixes.map((suffix) => [suffix, role]))
    .filter(([suffix]) => !['policy', 'command', 'query'].includes(suffix)),
);

const suffixesOf = (role) => roles[role] ?? decorators[role];

const decoratorsOf = (node) =>
  (node.decorators ?? []).map(({ expression }) => (expression.callee ?? expression).name);

/** Abstract classes are ports: their adapters carry the role. */
const classesOf = (program) =>
  program.body
    .map((statement) => statement.declaration ?? statement)
    .filter((node) => node.type === 'ClassDeclaration' && !node.abstract)
    .map((node) => ({ node, own: rolesOf(node) }));

const rolesOf = (node) => [
  ...Object.keys({ ...roles, Dto: [] }).filter((role) => node.id.name.endsWith(role)),
  ...decoratorsOf(node).filter((name) => name in decorators),
];

/** @type {import('eslint').Rule.RuleModule} */
export const roleSuffix = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      file: '{{name}} belongs in a file that ends in .{{suffix}}.ts.',
      class: 'A file that ends in .{{suffix}}.ts declares a class with the role {{role}}.',
    },
  },
  create: (context) => ({
    Program(program) {
      const [name, suffix] = path.basename(context.filename, '.ts').split('.');
      const classes = classesOf(program);
      const placed = classes
        .filter(({ node }) => node.parent.type === 'ExportNamedDeclaration')
        .flatMap(({ node, own }) => own.map((role) => ({ node, suffixes: suffixesOf(role) })))
        .filter(({ suffixes }) => suffixes);
      // `mailer.ts` holds the port Mailer with its only adapter.
      const fits = ({ suffixes }) => suffixes.includes(suffix) || suffixes.includes(name);
      if (placed.length > 0 && !placed.some(fits)) {
        const [{ node, suffixes }] = placed;
        const data = { name: node.id.name, suffix: suffixes.join('.ts or .') };
        context.report({ node: node.id, messageId: 'file', data });
      }
      const role = required[suffix];
      if (role && !classes.some(({ own }) => own.includes(role)))
        context.report({ node: program, messageId: 'class', data: { suffix, role } });
    },
  }),
};
