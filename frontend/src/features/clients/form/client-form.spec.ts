import { clientRow } from '../../../../test/clients';
import { sender } from '../../../../test/freight';
import { addressFormOf } from '../../../shared/addresses/address-form';
import {
  clientFormOf,
  validateClient,
  clientToSave,
  newClientForm,
  withSwitch,
  type ClientForm,
} from './client-form';

const KEY = 'k'.repeat(43);
const completeForm: ClientForm = { ...newClientForm(null), name: 'Acacia' };
const messages = (part: Partial<ClientForm>) => validateClient({ ...completeForm, ...part }, true);

describe('validation of a client', () => {
  it('accepts a complete one', () => {
    expect(messages({})).toEqual({});
    expect(messages({ name: 'x'.repeat(254), printNodeApi: true, hasStoredKey: true })).toEqual({});
    expect(messages({ printNodeApi: true, printNodeApiKey: ` ${KEY} ` })).toEqual({});
  });

  const name = 'The name must be 3-255 characters long';
  const printNodeApiKey = 'Must enter a valid PrinterPal API Key';
  const missing = 'Both timeslots must be set';
  it.each<[string, Partial<ClientForm>, object]>([
    ['CLIENT-31', { name: ' ab ' }, { name }],
    ['CLIENT-31', { name: 'x'.repeat(255) }, { name }],
    [
      'CLIENT-33',
      { notificationEmail: true, notificationEmailAddress: 'nobody' },
      { notificationEmailAddress: 'Must enter a valid email' },
    ],
    ['CLIENT-34', { printNodeApi: true }, { printNodeApiKey }],
    ['CLIENT-34', { printNodeApi: true, printNodeApiKey: `${KEY}k` }, { printNodeApiKey }],
    [
      'CLIENT-34',
      { printNodeApi: true, hasStoredKey: true, printNodeApiKey: 'short' },
      { printNodeApiKey },
    ],
    [
      'CLIENT-35',
      { autoBookingPreferred: true },
      { preferredPickupStart: missing, preferredPickupEnd: missing },
    ],
    [
      'CLIENT-35',
      { autoBookingPreferred: true, preferredPickupStart: '14:00' },
      { preferredPickupEnd: missing },
    ],
    [
      'CLIENT-35',
      { autoBookingPreferred: true, preferredPickupStart: '14:00', preferredPickupEnd: '14:00' },
      { preferredPickupEnd: 'Invalid time range. End time should be later than Start time.' },
    ],
  ])('%s reports the errors of %j', (_id, part, expected) => {
    expect(messages(part)).toEqual(expected);
  });

  it('CLIENT-44 requires an owner', () => {
    expect(validateClient(completeForm, false)).toEqual({
      parentId: 'Must select a customer or a parent client',
    });
    expect(validateClient({ ...completeForm, parentId: 2 }, false)).toEqual({});
  });
});

describe('toggling a switch', () => {
  it('CLIENT-27 clears the key and the extra pallet label when PrinterPal is turned off', () => {
    const off = { printNodeApiKey: '', hasStoredKey: false, extraPalletLabel: false };

    expect(withSwitch('printNodeApi', false)).toEqual({ printNodeApi: false, ...off });
    expect(withSwitch('printNodeApi', true)).toEqual({ printNodeApi: true });
    expect(withSwitch('difot', false)).toEqual({ difot: false });
  });
});

describe('request of a client', () => {
  const stored = clientRow({
    status: 'INACTIVE',
    goodsPickup: true,
    printNodeApi: true,
    printNodeApiKey: 'ciphertext',
    parentId: 2,
  });
  const save = (part: Partial<ClientForm>, canEditSwitches = true) =>
    clientToSave(
      { ...clientFormOf(stored), ...part },
      { client: stored, sender: null, canEditSwitches },
    );

  it('CLIENT-22 CLIENT-24 contains every switch and value, status and goods pickup unchanged', () => {
    expect(
      save({
        name: ' Acacia  Timber ',
        difot: true,
        notificationEmailAddress: ' a@b.example ',
        preferredPickupStart: '14:00',
        preferredPickupEnd: '16:15',
      }),
    ).toMatchObject({
      name: 'Acacia Timber',
      status: 'INACTIVE',
      goodsPickup: true,
      difot: true,
      notificationEmailAddress: 'a@b.example',
      preferredPickupStart: '14:00',
      preferredPickupEnd: '16:15',
    });
  });

  it('CLIENT-34 keeps the stored key or replaces it', () => {
    expect(save({}).printNodeApiKey).toBe('ciphertext');
    expect(save({ printNodeApiKey: KEY }).printNodeApiKey).toBe(KEY);
    expect(save(withSwitch('printNodeApi', false)).printNodeApiKey).toBeNull();
  });

  it('CLIENT-23 contains no switches without CUSTOMER_CONTENT', () => {
    expect(save({ difot: true }, false)).toEqual({ name: stored.name });
  });

  it('CLIENT-45 contains the parent only if it changed', () => {
    expect(save({})).not.toHaveProperty('parentId');
    expect(save({ parentId: 5 }).parentId).toBe(5);
  });

  it('CLIENT-38 contains the default address, without a client', () => {
    const form = addressFormOf(sender);
    const { defaultSenderAddress } = clientToSave(completeForm, {
      client: null,
      sender: form,
      canEditSwitches: false,
    });

    expect(defaultSenderAddress).toMatchObject({ company: sender.company, suburb: sender.suburb });
    expect(defaultSenderAddress).not.toHaveProperty('clientId');
  });
});
