import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';

import { plainNamesRule } from '../../tools/eslint/plain-names.mjs';

const rules = new RuleTester({
  languageOptions: { parser: tseslint.parser, ecmaVersion: 2022, sourceType: 'module' },
});
const errors = [{ messageId: 'name' }];

rules.run('plain-names', plainNamesRule, {
  valid: [
    'const max = 3;',
    'const MAX_PIECES = 20;',
    'const mostInFlight = 8;',
    'const text = interpolate(limit, { most: max });',
    'const maybe = null;',
    'it.each(rows)(title, (_case, value) => value);',
    'class ClientService { constructor(private readonly manager: EntityManager) {} }',
    'interface FailedManifest { errand: string }',
  ],
  invalid: [
    { code: 'const most = 3;', errors },
    { code: 'const take = (count: number, most = 9) => count < most;', errors },
    { code: 'const LONGEST_WAIT = 3;', errors },
    { code: 'const SHORTEST_NAME = 3;', errors },
    { code: 'function mayEdit() { return true; }', errors },
    { code: 'class Queue { private get mayEnd() { return true; } }', errors },
    { code: 'it.each(rows)(title, (_what, value) => value);', errors },
    { code: 'class FileRetakeService {}', errors },
    { code: 'class Service { constructor(private readonly retakes: Files) {} }', errors },
    { code: 'const errandOf = () => null;', errors },
    { code: 'type ClientManager = object;', errors },
    { code: 'interface FileHelper { name: string }', errors },
    { code: 'export function useDeletion() {}', errors },
  ],
});
