import type { z } from 'zod';

import { type Capability, capabilities, type CarrierAdapter } from './carrier-adapter.js';
import type { Call } from './carrier-call.js';
import { callOf, type CallContext } from './carrier-client.js';
import { Refused } from './outcomes.js';

/** Work with an adapter whose settings only it knows the type of. */
export type CarrierWork<Result> = <Settings>(
  adapter: CarrierAdapter<Settings>,
  call: Call<Settings>,
) => Promise<Result>;

/** An adapter among others: its settings are read at the moment of use. */
export interface CarrierKind extends Pick<
  CarrierAdapter<unknown>,
  'name' | 'displayName' | 'numbers' | 'accountsFrom'
> {
  readonly fields: CarrierAdapter<unknown>['settings']['fields'];
  readonly capabilities: readonly Capability[];
  /** Issues of entered settings, by field; none when they are complete. */
  validate(settings: unknown): readonly { readonly path: string; readonly message: string }[];
  /** @throws Refused when the settings are not complete, and what the work throws */
  use<Result>(settings: unknown, io: CallContext, work: CarrierWork<Result>): Promise<Result>;
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
      throw new Refused({
        code: 'SETTINGS',
        message: `The settings of ${adapter.displayName} are not complete`,
      });
    return work(adapter, callOf(adapter, data, io));
  },
});

const toIssues = (error: z.ZodError | undefined) =>
  (error?.issues ?? []).map(({ path, message }) => ({ path: String(path[0] ?? ''), message }));
