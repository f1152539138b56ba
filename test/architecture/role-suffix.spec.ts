import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';

import { roleSuffix } from '../../tools/eslint/role-suffix.mjs';

const rules = new RuleTester({
  languageOptions: { parser: tseslint.parser, ecmaVersion: 2022, sourceType: 'module' },
});

/** Files whose name lacks the role of their class. */
const placed = [
  ['outgoing-policy.ts', 'OutgoingPolicy'],
  ['table-reader.ts', 'TableReader'],
  ['record-id.ts', 'RecordIdPipe'],
  ['file-budget.ts', 'FairQueueInterceptor'],
  ['api-key.ts', 'ApiKeyStrategy'],
  ['import-mailer.ts', 'ImportMailer'],
  ['worker-bootstrap.ts', 'WorkerBootstrap'],
  ['ship.ts', 'ShipHandler'],
] as const;

/** Files whose class lacks the role in their name. */
const declared = [
  ['table.reader.ts', 'Tables'],
  ['record-id.pipe.ts', 'RecordId'],
  ['turns.interceptor.ts', 'Turns'],
  ['api-key.strategy.ts', 'ApiKeys'],
  ['import.mailer.ts', 'ImportResults'],
  ['worker.bootstrap.ts', 'Worker'],
  ['ship.handler.ts', 'Ship'],
  ['client.entity.ts', 'Client'],
  ['error.filter.ts', 'Errors'],
  ['ship.dto.ts', 'Ship'],
] as const;

rules.run('role-suffix', roleSuffix, {
  valid: [
    { filename: 'client.service.ts', code: 'export class ClientService {}' },
    { filename: 'token.service.ts', code: 'class TokenKey {} export class TokenService {}' },
    { filename: 'print-service.ts', code: 'export abstract class PrintService {}' },
    { filename: 'consignment.ts', code: 'export class Consignment {}' },
    { filename: 'ship.command.ts', code: 'export class Ship {} export class ShipHandler {}' },
    { filename: 'ship.command.ts', code: 'export class Ship {}' },
    { filename: 'submit.policy.ts', code: 'export const canSubmit = () => true;' },
    { filename: 'mailer.ts', code: 'export class OutboxMailer {}' },
    { filename: 'rows.pipe.ts', code: 'class RowPipe {} export const rows = () => new RowPipe();' },
    { filename: 'xml-rows.ts', code: 'class XmlReader {} export const rows = [];' },
    { filename: 'filter.entity.ts', code: '@Entity() export class SavedFilter {}' },
    { filename: 'ship.dto.ts', code: 'export class ShipDto {}' },
    { filename: 'ship.controller.ts', code: 'export class ShipController {} class ShipDto {}' },
  ],
  invalid: [
    ...placed.map(([filename, name]) => ({
      filename,
      code: `export class ${name} {}`,
      errors: [{ messageId: 'file' }],
    })),
    ...declared.map(([filename, name]) => ({
      filename,
      code: `export class ${name} {}`,
      errors: [{ messageId: 'class' }],
    })),
    {
      filename: 'saved-filter.ts',
      code: '@Entity() export class SavedFilter {}',
      errors: [{ messageId: 'file' }],
    },
    {
      filename: 'error-filter.ts',
      code: '@Catch() export class ErrorFilter {}',
      errors: [{ messageId: 'file' }],
    },
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
