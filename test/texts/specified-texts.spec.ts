import fs from 'node:fs';
import path from 'node:path';

import { addressTexts } from '@contracts/texts/spec/addresses.js';
import { apiKeyTexts } from '@contracts/texts/spec/api-keys.js';
import { authTexts } from '@contracts/texts/spec/auth.js';
import { carrierAccountTexts } from '@contracts/texts/spec/carrier-accounts.js';
import { carrierTexts } from '@contracts/texts/spec/carriers.js';
import { clientAccountTexts } from '@contracts/texts/spec/client-accounts.js';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list.js';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment.js';
import { filterTexts } from '@contracts/texts/spec/filters.js';
import { integrationTexts } from '@contracts/texts/spec/integrations.js';
import { itemTexts } from '@contracts/texts/spec/items.js';
import { manifestTexts } from '@contracts/texts/spec/manifests.js';
import { rateCardTexts } from '@contracts/texts/spec/rate-cards.js';
import { clientTexts, customerTexts } from '@contracts/texts/spec/organisations.js';
import { rulesFeesTexts } from '@contracts/texts/spec/rules-fees.js';
import {
  customItemTexts,
  settingsPanelTexts,
  settingsRejections,
  settingsTexts,
} from '@contracts/texts/spec/settings.js';
import { shellTexts } from '@contracts/texts/spec/shell.js';
import { paperworkTexts, quoteTexts, reportTexts } from '@contracts/texts/spec/tools.js';
import { trackingTexts } from '@contracts/texts/spec/tracking.js';
import { transitTexts, zoneTexts } from '@contracts/texts/spec/zones.js';
import { uploadTexts } from '@contracts/texts/spec/uploads.js';
import { userTexts } from '@contracts/texts/spec/users.js';

import { isUsed, textsInUse } from './text-usage.js';
import { unusedTexts } from './unused-texts.js';

/** Texts of all screens. */
const kept = textsInUse({
  addressTexts,
  apiKeyTexts,
  authTexts,
  carrierAccountTexts,
  carrierTexts,
  clientTexts,
  clientAccountTexts,
  customerTexts,
  consignmentListTexts,
  createConsignmentTexts,
  customItemTexts,
  filterTexts,
  integrationTexts,
  itemTexts,
  manifestTexts,
  paperworkTexts,
  quoteTexts,
  reportTexts,
  rateCardTexts,
  rulesFeesTexts,
  settingsPanelTexts,
  settingsRejections,
  settingsTexts,
  shellTexts,
  trackingTexts,
  transitTexts,
  zoneTexts,
  uploadTexts,
  userTexts,
});

/** The specification uses a letter for a value, the product a named placeholder. */
const places: Readonly<Record<string, string>> = {
  'Missing Required Information:': 'Missing Required Information: {sections}',
  'Successfully inserted: N carrier zone(s)': 'Successfully inserted: {n} carrier zone(s)',
  'Page x of y': 'Page {page} of {pages}',
  'Customer Carrier Account: Change your customer carrier accounts here.':
    'Change your customer carrier accounts here',
  '{carrier} Prefix must be N characters in length':
    '{carrier} Prefix must be {length} characters in length',
  '{carrier} Cannot be more than N characters in length':
    '{carrier} Cannot be more than {length} characters in length',
  'Master range start cannot be more than N digits':
    'Master range start cannot be more than {digits} digits',
  'Master range end cannot be more than N digits':
    'Master range end cannot be more than {digits} digits',
  'Invalid Dimension: The length must be between 0 and X':
    'Invalid Dimension: The length must be between 0 and {limit}',
  'Consignment created successfully. Connote: X':
    'Consignment created successfully. Connote: {connote}',
  'Consignment created successfully. Connote: DRAFT':
    'Consignment created successfully. Connote: {connote}',
  'Consignment created and manifested successfully. Connote: X':
    'Consignment created and manifested successfully. Connote: {connote}',
};

/** The specification quotes two messages with their quotation marks in one place and without them elsewhere. */
const unquoted = (text: string) => text.replace(/^'(.*)'$/, '$1');

/** Every text given word for word in the specification. */
const collected = (file: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'));
const specified = [
  ...new Set([
    ...(collected('part-1.json') as string[]),
    ...Object.values(collected('part-2.json') as Record<string, string[]>).flat(),
  ]),
];

describe('the texts of the specification', () => {
  it('include those listed as unused', () => {
    expect(unusedTexts.filter((text) => !specified.includes(text))).toEqual([]);
  });

  it.each(specified.filter((text) => !unusedTexts.includes(text)))(
    'are in the contracts verbatim, and in use: %j',
    (text) => {
      const expected = places[text] ?? text;
      const found = kept.filter((one) => one.text === expected || unquoted(one.text) === expected);

      expect(found).not.toEqual([]);
      expect(found.filter(isUsed)).not.toEqual([]);
    },
  );
});

describe('the texts of the screens', () => {
  it('are all used', () => {
    const unused = kept
      .filter((one) => !isUsed(one))
      .map(({ owner, keys }) => [owner, ...keys].join('.'));

    expect(unused).toEqual([]);
  });
});
