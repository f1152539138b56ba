import { addressTexts } from '@contracts/texts/addresses.js';
import { authTexts } from '@contracts/texts/auth.js';
import { consignmentListTexts } from '@contracts/texts/consignment-list.js';
import { createConsignmentTexts } from '@contracts/texts/create-consignment.js';
import { filterTexts } from '@contracts/texts/filters.js';
import { itemTexts } from '@contracts/texts/items.js';
import { manifestTexts } from '@contracts/texts/manifests.js';
import { shellTexts } from '@contracts/texts/shell.js';
import { paperworkTexts, quoteTexts, reportTexts } from '@contracts/texts/tools.js';
import { trackingTexts } from '@contracts/texts/tracking.js';

import { specifiedTexts } from './specified-texts.fixture.js';

/** Where the specification writes a letter for a value, the product has a named place. */
const places: Readonly<Record<string, string>> = {
  'Page x of y': 'Page {page} of {pages}',
  'Invalid Dimension: The length must be between 0 and X':
    'Invalid Dimension: The length must be between 0 and {limit}',
  'Consignment created successfully. Connote: X':
    'Consignment created successfully. Connote: {connote}',
  'Consignment created and manifested successfully. Connote: X':
    'Consignment created and manifested successfully. Connote: {connote}',
};

type Texts = string | { readonly [key: string]: Texts };

const flatten = (texts: Texts): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(flatten);

const present = [
  addressTexts,
  authTexts,
  consignmentListTexts,
  createConsignmentTexts,
  filterTexts,
  itemTexts,
  manifestTexts,
  paperworkTexts,
  quoteTexts,
  reportTexts,
  shellTexts,
  trackingTexts,
].flatMap(flatten);

/** The specification quotes two messages with their quotation marks once and without them elsewhere. */
const unquoted = (text: string) => text.replace(/^'(.*)'$/, '$1');
const known = new Set([...present, ...present.map(unquoted)]);

describe('the texts of the product', () => {
  it.each(specifiedTexts)('have %j word for word', (text) => {
    expect(known).toContain(places[text] ?? text);
  });
});
