import { z } from 'zod';

import { type CarrierKind, findCarrierKind } from '../../carrier-adapters/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import type { SecretBox } from '../../platform/secrets/secret-box.js';
import type { CustomerCarrier } from '../records/customer-carrier.entity.js';

/** Settings as stored. */
export type StoredAdapterSettings = Pick<
  CustomerCarrier,
  'adapterSettings' | 'adapterSecrets' | 'salt'
>;

type Values = Readonly<Record<string, string>>;

const texts = z.record(z.string(), z.string());

/** Stored settings of this adapter, with its secrets; null if none are stored, or those of another adapter. */
export function openAdapterSettings(
  adapter: string,
  { adapterSettings, adapterSecrets, salt }: StoredAdapterSettings,
  box: SecretBox,
): Values | null {
  if (adapterSettings?.adapter !== adapter) return null;
  if (adapterSecrets === null || salt === null) return adapterSettings.values;
  const secrets = texts.parse(JSON.parse(box.open({ ciphertext: adapterSecrets, salt })));
  return { ...adapterSettings.values, ...secrets };
}

/**
 * Effective settings: the entered values, with the stored secret in place of a blank one and an empty string for any
 * other blank.
 */
export function withStoredSecrets(kind: CarrierKind, entered: Values, stored: Values): Values {
  const values = kind.fields.map(({ name, kind: fieldKind }) => {
    const text = entered[name]?.trim() ?? '';
    return [name, text === '' && fieldKind === 'SECRET' ? (stored[name] ?? '') : text] as const;
  });
  return Object.fromEntries(values);
}

/**
 * Returns the settings to store for a carrier; a carrier without an adapter has none, and those of a former adapter are
 * dropped.
 * @throws InvalidRequest with the field of each issue
 */
export function toStoredSettings(
  adapter: string,
  entered: Values,
  { stored, salt, box }: { stored: StoredAdapterSettings; salt: string; box: SecretBox },
): Pick<CustomerCarrier, 'adapterSettings' | 'adapterSecrets'> {
  const kind = findCarrierKind(adapter);
  if (!kind) return { adapterSettings: null, adapterSecrets: null };
  const before = openAdapterSettings(adapter, stored, box) ?? {};
  const values = withStoredSecrets(kind, entered, before);
  const issues = kind.validate(values);
  if (issues.length > 0)
    throw new InvalidRequest(
      issues.map(({ path, message }) => ({ path: `adapterSettings.${path}`, message })),
    );
  const isSecret = new Set(
    kind.fields.flatMap((field) => (field.kind === 'SECRET' ? field.name : [])),
  );
  const pick = (isWanted: (name: string) => boolean): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));
  const keepsSecrets = [...isSecret].every((name) => values[name] === before[name]);
  const secrets = JSON.stringify(pick((name) => isSecret.has(name)));
  return {
    adapterSettings: { adapter, values: pick((name) => !isSecret.has(name)) },
    // sealing it again would look like a change
    adapterSecrets: keepsSecrets ? stored.adapterSecrets : box.seal(secrets, salt).ciphertext,
  };
}
