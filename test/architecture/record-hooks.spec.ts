import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';

import { recordHooks } from '../../tools/eslint/record-hooks.mjs';

const rules = new RuleTester({
  languageOptions: { parser: tseslint.parser, ecmaVersion: 2022, sourceType: 'module' },
});
const api = (argument: string, exported: string) => `
  const api = root.injectEndpoints({
    endpoints: (build) => ({ findThing: build.query<Thing, ${argument}>({ query: () => '' }) }),
  });
  ${exported}
`;
const bare = 'export const { useFindThingQuery } = api;';

rules.run('record-hooks', recordHooks, {
  valid: [
    api('number', 'export const useFindThingQuery = withCurrentData(api.useFindThingQuery);'),
    api('number', 'export const { useLazyFindThingQuery } = api;'),
    api('undefined', bare),
    api('string', bare),
    api('ThingsRequest', bare),
    api('{ clientId: number; search: string }', bare),
  ],
  invalid: [
    'number',
    'number | undefined',
    'ThingSubject',
    '{ id: number; revision: number }',
    '{ clientId: number; carrierId: number }',
  ].map((argument) => ({
    code: api(argument, bare),
    errors: [{ messageId: 'unwrapped' as const }],
  })),
});
