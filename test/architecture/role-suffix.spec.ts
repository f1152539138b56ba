import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';

import { roleSuffix } from '../../tools/eslint/role-suffix.mjs';

const rules = new RuleTester({
  languageOptions: { parser: tseslint.parser, ecmaVersion: 2022, sourceType: 'module' },
});

rules.run('role-suffix', roleSuffix, {
  valid: [
    { filename: 'client.service.ts', code: 'export class ClientService {}' },
    { filename: 'token.service.ts', code: 'class TokenKey {} export class TokenService {}' },
    { filename: 'print-service.ts', code: 'export abstract class PrintService {}' },
    { filename: 'consignment.ts', code: 'export class Consignment {}' },
  ],
  invalid: [
    {
      filename: 'client-desk.ts',
      code: 'export class ClientService {}',
      errors: [{ messageId: 'file' }],
    },
    {
      filename: 'client.service.ts',
      code: 'export class ClientDesk {}',
      errors: [{ messageId: 'class' }],
    },
    {
      filename: 'client.queries.ts',
      code: 'export class ClientRepository {}',
      errors: [{ messageId: 'class' }, { messageId: 'file' }],
    },
  ],
});
