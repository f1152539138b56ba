import { z } from 'zod';

import type { Environment, NamedSettings, SettingsForm } from '../kit/index.js';

const layouts = ['A6-1pp', 'A4-1pp', 'A4-3pp', 'A4-4pp'] as const;

const required = (message: string) => z.string().trim().min(1, message).max(200, message);

const schema = z
  .object({
    accountType: z.enum(['EPARCEL', 'STARTRACK'], 'Select the account type'),
    accountNumber: z
      .string()
      .trim()
      .regex(/^\d{1,10}$/, 'Enter the account number, digits only'),
    apiKey: required('Enter the API key'),
    password: required('Enter the password'),
    environment: z.enum(['PRODUCTION', 'TESTBED'], 'Select an environment'),
    labelLayout: z.enum(layouts, 'Select a label layout'),
  })
  .refine(({ accountType, accountNumber }) => accountNumber.length <= digitsOf[accountType], {
    path: ['accountNumber'],
    message: 'A StarTrack account number can have at most 8 digits',
  })
  .transform(({ accountNumber, ...others }) => ({
    ...others,
    /** In the carrier's format: 10 digits for eParcel, 8 for StarTrack. */
    accountNumber: accountNumber.padStart(digitsOf[others.accountType], '0'),
  }));

const digitsOf = { EPARCEL: 10, STARTRACK: 8 } as const;

/** One eParcel or StarTrack account and its credentials. */
export type AustraliaPostSettings = z.infer<typeof schema>;

export const settings: SettingsForm<AustraliaPostSettings> = {
  schema,
  fields: [
    {
      name: 'accountType',
      label: 'Account type',
      kind: 'CHOICE',
      options: [
        { value: 'EPARCEL', label: 'Australia Post eParcel' },
        { value: 'STARTRACK', label: 'StarTrack' },
      ],
    },
    { name: 'accountNumber', label: 'Account number', kind: 'TEXT' },
    {
      name: 'apiKey',
      label: 'API key',
      kind: 'SECRET',
      help: 'From the Australia Post Developer Centre, Shipping and Tracking API.',
    },
    { name: 'password', label: 'API password', kind: 'SECRET' },
    {
      name: 'environment',
      label: 'Environment',
      kind: 'CHOICE',
      options: [
        { value: 'PRODUCTION', label: 'Production' },
        { value: 'TESTBED', label: 'Testbed' },
      ],
    },
    {
      name: 'labelLayout',
      label: 'Label layout',
      kind: 'CHOICE',
      options: layouts.map((value) => ({ value, label: value })),
    },
  ],
};

/**
 * Accounts for AUSPOST_API_KEY and AUSPOST_PASSWORD: eParcel by AUSPOST_ACCOUNT, StarTrack by STARTRACK_ACCOUNT.
 */
export function accountsFrom({ variables, isProduction }: Environment): NamedSettings[] {
  const { AUSPOST_API_KEY: apiKey, AUSPOST_PASSWORD: password } = variables;
  if (apiKey === undefined || password === undefined) return [];
  const environment = isProduction ? 'PRODUCTION' : 'TESTBED';
  const signIn = { apiKey, password, environment, labelLayout: 'A6-1pp' };
  const account = (name: string, accountType: string, accountNumber: string | undefined) =>
    accountNumber === undefined
      ? []
      : [{ name, settings: { ...signIn, accountType, accountNumber } }];
  return [
    ...account('eparcel', 'EPARCEL', variables['AUSPOST_ACCOUNT']),
    ...account('startrack', 'STARTRACK', variables['STARTRACK_ACCOUNT']),
  ];
}
