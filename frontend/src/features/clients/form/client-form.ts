import { recordOf } from '@contracts/keys-of';
import { cleanText } from '@contracts/rules/clean-text';
import { emailPattern } from '@contracts/rules/address';
import { clientTexts as texts, organisationRejections } from '@contracts/texts/spec/organisations';
import type { ClientFeatures, ClientView } from '@contracts/views/organisation.view';

import {
  addressToSave,
  type AddressForm,
  type AddressToSave,
} from '../../../shared/addresses/address-form';

/** Switches of the form; status and goods pickup are passed through unchanged (CLIENT-24). */
const clientSwitches = [
  'notificationEmail',
  'customEmail',
  'printNodeApi',
  'extraPalletLabel',
  'paperworkHistory',
  'manifestingActive',
  'autoBookingPreferred',
  'pickupCutOff',
  'consolidation',
  'editItemTotals',
  'palletControl',
  'referenceRequired',
  'service',
  'difot',
] as const;
export type ClientSwitch = (typeof clientSwitches)[number];

export interface ClientForm extends Readonly<Record<ClientSwitch, boolean>> {
  readonly name: string;
  /** Null at top level. */
  readonly parentId: number | null;
  readonly notificationEmailAddress: string;
  /** A new key; empty keeps the stored one. */
  readonly printNodeApiKey: string;
  readonly hasStoredKey: boolean;
  /** HH:mm, or empty. */
  readonly preferredPickupStart: string;
  readonly preferredPickupEnd: string;
}

type SenderAddressToSave = Omit<AddressToSave, 'id' | 'clientId' | 'isDefault'>;

/** Body of POST and PUT client. */
export interface ClientToSave extends Partial<ClientFeatures> {
  /** Version the edits are based on; absent for a new record. */
  readonly version?: number | undefined;
  readonly name: string;
  readonly parentId?: number;
  readonly defaultSenderAddress?: SenderAddressToSave;
}

export type ClientError =
  | 'name'
  | 'parentId'
  | 'notificationEmailAddress'
  | 'printNodeApiKey'
  | 'preferredPickupStart'
  | 'preferredPickupEnd';

/** CLIENT-34. */
const PRINTER_KEY_LENGTH = 43;

const noSwitches = recordOf(clientSwitches, () => false);

export const newClientForm = (parentId: number | null): ClientForm => ({
  ...noSwitches,
  manifestingActive: true,
  name: '',
  parentId,
  notificationEmailAddress: '',
  printNodeApiKey: '',
  hasStoredKey: false,
  preferredPickupStart: '',
  preferredPickupEnd: '',
});

export const clientFormOf = (client: ClientView): ClientForm => ({
  ...recordOf(clientSwitches, (name) => client[name]),
  name: client.name,
  parentId: client.parentId,
  notificationEmailAddress: client.notificationEmailAddress ?? '',
  printNodeApiKey: '',
  hasStoredKey: client.printNodeApiKey !== null,
  preferredPickupStart: client.preferredPickupStart ?? '',
  preferredPickupEnd: client.preferredPickupEnd ?? '',
});

/** Toggles a switch; turning PrinterPal off clears its key and the extra pallet label (CLIENT-27). */
export const withSwitch = (name: ClientSwitch, isOn: boolean): Partial<ClientForm> => ({
  [name]: isOn,
  ...(name === 'printNodeApi' &&
    !isOn && { printNodeApiKey: '', hasStoredKey: false, extraPalletLabel: false }),
});

/** CLIENT-31 to CLIENT-35, except the address. */
export const validateClient = (
  form: ClientForm,
  canBeTopLevel: boolean,
): Partial<Record<ClientError, string>> => ({
  ...(isNameInvalid(form) && { name: texts.name }),
  ...(form.parentId === null &&
    !canBeTopLevel && { parentId: organisationRejections.ownerMissing }),
  ...(isEmailMissing(form) && { notificationEmailAddress: texts.invalidEmail }),
  ...(isKeyMissing(form) && { printNodeApiKey: texts.invalidPrinterKey }),
  ...(form.autoBookingPreferred && timeMessages(form)),
});

function isNameInvalid({ name }: ClientForm) {
  const length = cleanText(name)?.length ?? 0;
  return length < 3 || length > 254;
}

const isEmailMissing = ({ notificationEmail, notificationEmailAddress: to }: ClientForm) =>
  notificationEmail && !emailPattern.test(cleanText(to) ?? '');

const isKeyMissing = ({ printNodeApi, printNodeApiKey: key, hasStoredKey }: ClientForm) =>
  printNodeApi && key.trim().length !== PRINTER_KEY_LENGTH && !(key.trim() === '' && hasStoredKey);

function timeMessages({ preferredPickupStart: from, preferredPickupEnd: to }: ClientForm) {
  if (from !== '' && to !== '') return from < to ? {} : { preferredPickupEnd: texts.timeOrder };
  return {
    ...(from === '' && { preferredPickupStart: texts.timeSlots }),
    ...(to === '' && { preferredPickupEnd: texts.timeSlots }),
  };
}

export interface ClientSaveOptions {
  /** Null to add a new one. */
  readonly client: ClientView | null;
  /** Undefined keeps the stored one. */
  readonly sender: AddressForm | null;
  /** CLIENT-23: without CUSTOMER_CONTENT the switches are not sent. */
  readonly canEditSwitches: boolean;
}

export function clientToSave(
  form: ClientForm,
  { client, sender, canEditSwitches }: ClientSaveOptions,
): ClientToSave {
  const isMoved = client !== null && form.parentId !== client.parentId;
  return {
    name: cleanText(form.name) ?? '',
    ...(isMoved && form.parentId !== null && { parentId: form.parentId }),
    ...(canEditSwitches && featuresToSave(form, client)),
    ...(sender && { defaultSenderAddress: senderToSave(sender) }),
  };
}

const orNull = (text: string) => (text === '' ? null : text);

function featuresToSave(form: ClientForm, client: ClientView | null): Partial<ClientFeatures> {
  const { hasStoredKey, printNodeApiKey: key } = form;
  const storedKey = hasStoredKey ? (client?.printNodeApiKey ?? null) : null;
  return {
    ...(client && { status: client.status, goodsPickup: client.goodsPickup }),
    ...recordOf(clientSwitches, (name) => form[name]),
    notificationEmailAddress: cleanText(form.notificationEmailAddress),
    printNodeApiKey: orNull(key.trim()) ?? storedKey,
    preferredPickupStart: orNull(form.preferredPickupStart),
    preferredPickupEnd: orNull(form.preferredPickupEnd),
  };
}

const withoutIds = ({
  id: _,
  clientId: __,
  isDefault: ___,
  ...address
}: AddressToSave): SenderAddressToSave => address;

/** The request's client is the owner of the address. */
const senderToSave = (sender: AddressForm): SenderAddressToSave =>
  withoutIds(addressToSave({ ...sender, clientId: 0 }, null));
