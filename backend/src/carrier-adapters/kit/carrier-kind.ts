import type { z } from 'zod';

import { type Capability, capabilities, type CarrierAdapter } from './carrier-adapter.js';
import type { Call } from './carrier-call.js';
import { callOf, type CallContext } from './carrier-client.js';
import { Rejected } from './outcomes.js';

/** Work with an adapter whose settings type only it knows. */
export type AdapterWork<Result> = <Settings>(
  adapter: CarrierAdapter<Settings>,
  call: Call<Settings>,
) => Promise<Result>;

/** An adapter with its settings type hidden; they are parsed when used. */
export interface CarrierKind extends Pick<
  CarrierAdapter<unknown>,
  'name' | 'displayName' | 'numbers' | 'accountsFrom'
> {
  readonly fields: CarrierAdapter<unknown>['settings']['fields'];
  readonly capabilities: readonly Capability[];
  /** Validates entered settings; returns issues by field, none if they are complete. */
  validate(settings: unknown): readonly { readonly path: string; readonly message: string }[];
  /** @throws Rejected when the settings are incomplete; and the work's own errors */
  use<Result>(settings: unknown, io: CallContext, work: AdapterWork<Result>): Promise<Result>;
}

/** Hides the type of an adapter's settings. */
export const carrierKind = <Settings>(adapter: CarrierAdapter<Settings>): CarrierKind => ({
  name: adapter.name,
  displayName: adapter.displayName,
  numbers: adapter.numbers,
  accountsFrom: (environment) => adapter.accountsFrom(environment),
  fields: adapter.settings.fields,
  capabilities: capabilities.filter((capability) => adapter[capability] !== undefined),
  validate: (settings) => toIssues(adapter.settings.schema.safeParse(settings).error),
  use: async (settings, io, work) => {
    const { data, error } = adapter.settings.schema.safeParse(settings);
    if (error)
      throw new Rejected({
        code: 'SETTINGS',
        message: `The settings for ${adapter.displayName} are incomplete`,
      });
    return work(adapter, callOf(adapter, data, io));
  },
});

const toIssues = (error: z.ZodError | undefined) =>
  (error?.issues ?? []).map(({ path, message }) => ({ path: String(path[0] ?? ''), message }));
