import { emailPattern } from '@contracts/rules/address.js';
import { clientTexts as texts } from '@contracts/texts/organisations.js';
import type { ClientFeatures } from '@contracts/views/organisation.view.js';

import type { Client } from '../../clients/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import type { CreateClientDto } from './client.dto.js';

export type Features = Pick<Client, keyof ClientFeatures>;

/** What a client has before anybody says otherwise. */
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

const names = Object.keys(newFeatures) as (keyof Features)[];

/**
 * The features as they are to be: what is left out stays, and turning PrinterPal off clears its key and
 * the extra pallet label (CLIENT-27). A stored key is still the ciphertext it was.
 */
export function featuresIn(dto: CreateClientDto, before: Features): Features {
  const given = Object.fromEntries(
    names.flatMap((name) => (dto[name] == null ? [] : [[name, dto[name]]])),
  );
  const features = { ...before, ...given };
  if (!features.printNodeApi)
    return { ...features, printNodeApiKey: null, extraPalletLabel: false };
  return features;
}

/** CLIENT-33 to CLIENT-35. `knownKey` is the ciphertext of the key that is kept. @throws InvalidRequest */
export function assertFeatures(features: Features, knownKey: string | null): void {
  const { printNodeApiKey: key, notificationEmailAddress: to } = features;
  const wrong = (path: string, message: string) => new InvalidRequest([{ path, message }]);
  if (features.notificationEmail && !emailPattern.test(to ?? ''))
    throw wrong('notificationEmailAddress', texts.invalidEmail);
  const isKept = key !== null && key === knownKey;
  if (features.printNodeApi && !isKept && key?.length !== PRINTER_KEY_LENGTH)
    throw wrong('printNodeApiKey', texts.invalidPrinterKey);
  if (features.autoBookingPreferred) assertTimes(features);
}

const PRINTER_KEY_LENGTH = 43;

function assertTimes({ preferredPickupStart: from, preferredPickupEnd: to }: Features): void {
  const message = from === null || to === null ? texts.timeSlots : from >= to && texts.timeOrder;
  if (message) throw new InvalidRequest([{ path: 'preferredPickupEnd', message }]);
}
