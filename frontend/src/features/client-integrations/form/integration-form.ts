import { emailPattern } from '@contracts/rules/address';
import { resolvePort } from '@contracts/rules/carrier-connection';
import { cleanText } from '@contracts/rules/clean-text';
import {
  MAX_PORT,
  isIntegrationPath,
  isIntegrationServer,
} from '@contracts/rules/client-integration';
import { integrationTexts as texts } from '@contracts/texts/spec/integrations';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';

import type { IntegrationToSave } from '../client-integrations.api';

type TransferType = ClientIntegrationView['transferType'];

export interface IntegrationForm {
  readonly integrationType: ClientIntegrationView['integrationType'];
  readonly transferType: TransferType;
  readonly server: string;
  readonly port: string;
  readonly username: string;
  /** Empty keeps the stored one. */
  readonly password: string;
  readonly path: string;
  readonly notificationEmail: string;
}

/** INTEG-27; an API's port is entered manually. */
const defaultPort = (transferType: TransferType) => String(resolvePort(transferType, null) ?? '');

/** INTEG-15, INTEG-16. */
const newIntegration: IntegrationForm = {
  integrationType: 'XML',
  transferType: 'SFTP',
  server: '',
  port: defaultPort('SFTP'),
  username: '',
  password: '',
  path: '',
  notificationEmail: '',
};

export const integrationForm = (saved: ClientIntegrationView | null): IntegrationForm =>
  saved
    ? {
        integrationType: saved.integrationType,
        transferType: saved.transferType,
        server: saved.server,
        port: String(saved.port),
        username: saved.username,
        password: '',
        path: saved.path ?? '',
        notificationEmail: saved.notificationEmail ?? '',
      }
    : newIntegration;

/** Changes the transfer type and its default port, unless the user entered another port. */
export function withTransferType(
  { port, transferType: previousType }: IntegrationForm,
  transferType: TransferType,
): Pick<IntegrationForm, 'transferType' | 'port'> {
  const isDefaultPort = port === '' || port === defaultPort(previousType);
  return { transferType, port: isDefaultPort ? defaultPort(transferType) : port };
}

export type IntegrationField =
  'server' | 'port' | 'username' | 'password' | 'path' | 'notificationEmail';

const matches = (text: string, pattern: RegExp) => {
  const cleaned = cleanText(text);
  return cleaned !== null && pattern.test(cleaned);
};
const matchesOrEmpty = (text: string, pattern: RegExp) =>
  cleanText(text) === null || matches(text, pattern);

const isPort = (text: string) =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MAX_PORT;

/** INTEG-25 to INTEG-31; the stored password is enough. */
export function validateIntegration(
  form: IntegrationForm,
  { isNew }: { readonly isNew: boolean },
): Partial<Record<IntegrationField, string>> {
  const problems: Readonly<Record<IntegrationField, boolean>> = {
    server: !isIntegrationServer(cleanText(form.server) ?? '', form.transferType),
    port: !isPort(form.port),
    username: cleanText(form.username) === null,
    password: isNew && form.password === '',
    path: cleanText(form.path) !== null && !isIntegrationPath(cleanText(form.path) ?? ''),
    notificationEmail: !matchesOrEmpty(form.notificationEmail, emailPattern),
  };
  const invalid = Object.entries(problems).filter(([, isInvalid]) => isInvalid);
  return Object.fromEntries(invalid.map(([field]) => [field, texts[field as IntegrationField]]));
}

export const integrationToSave = (
  form: IntegrationForm,
  key: { readonly id?: number; readonly clientId: number },
): IntegrationToSave => ({
  ...key,
  integrationType: form.integrationType,
  transferType: form.transferType,
  server: cleanText(form.server) ?? '',
  port: Number(form.port),
  username: cleanText(form.username) ?? '',
  ...(form.password !== '' && { password: form.password }),
  path: cleanText(form.path),
  notificationEmail: cleanText(form.notificationEmail),
});
