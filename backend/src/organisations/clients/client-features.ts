import { keysOf } from '@contracts/keys-of.js';
import { emailPattern } from '@contracts/rules/address.js';
import { clientTexts as texts } from '@contracts/texts/spec/organisations.js';
import type { ClientFeatures } from '@contracts/views/organisation.view.js';

import type { Client } from '../../clients/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import type { CreateClientDto } from './client.dto.js';

export type Features = Pick<Client, keyof ClientFeatures>;

/** Features of a new client. */
export const newFeatures: Features = {
  status: 'ACTIVE',
  manifestingActive: true,
  goodsPickup: false,
  notificationEmail: false,
  notificationEmailAddress: null,
  printNodeApi: false,
  printNodeApiKey: null,
  service: false,
  consolidation: false,
  extraPalletLabel: false,
  difot: false,
  pickupCutOff: false,
  editItemTotals: false,
  customEmail: false,
  referenceRequired: false,
  paperworkHistory: false,
  palletControl: false,
  autoBookingPreferred: false,
  preferredPickupStart: null,
  preferredPickupEnd: null,
};

const featureNames = keysOf(newFeatures);

/**
 * Returns the features after the request: fields left out are unchanged, and turning PrinterPal off clears its key
 * and the extra pallet label (CLIENT-27). An unchanged key is still ciphertext.
 */
export function withFeatures(dto: CreateClientDto, before: Features): Features {
  const changes = Object.fromEntries(
    featureNames.flatMap((name) => (dto[name] == null ? [] : [[name, dto[name]]])),
  );
  const features = { ...before, ...changes };
  if (!features.printNodeApi)
    return { ...features, printNodeApiKey: null, extraPalletLabel: false };
  return features;
}

/** CLIENT-33 to CLIENT-35: validates the features; `knownKey` is the stored ciphertext. @throws InvalidRequest */
export function assertFeatures(features: Features, knownKey: string | null): void {
  const { printNodeApiKey: key, notificationEmailAddress: to } = features;
  const toError = (path: string, message: string) => new InvalidRequest([{ path, message }]);
  if (features.notificationEmail && !emailPattern.test(to ?? ''))
    throw toError('notificationEmailAddress', texts.invalidEmail);
  const isUnchanged = key !== null && key === knownKey;
  if (features.printNodeApi && !isUnchanged && key?.length !== PRINTER_KEY_LENGTH)
    throw toError('printNodeApiKey', texts.invalidPrinterKey);
  if (features.autoBookingPreferred) assertTimes(features);
}

const PRINTER_KEY_LENGTH = 43;

function assertTimes({ preferredPickupStart: from, preferredPickupEnd: to }: Features): void {
  const message = from === null || to === null ? texts.timeSlots : from >= to && texts.timeOrder;
  if (message) throw new InvalidRequest([{ path: 'preferredPickupEnd', message }]);
}
