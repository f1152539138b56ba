import { manifestRecord } from '../../manifests/testing/manifest.fixture.js';
import { address, carton, itemNumbers } from '../../consignments/testing/consignment.fixture.js';
import { record } from '../../paperwork/testing/paper.fixture.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.queries.js';
import { encodeManifest } from './manifest-file.js';
import { toManifestFile } from './manifest-file.js';

const manifest: OutboundManifest = {
  ...manifestRecord(),
  bookingVia: 'CARRIER_API',
  transmissionNumber: 1,
};

const receiver = address({ company: 'Smith, "Jones" & <Co>', suburb: null });
const items = [carton({ quantity: 2 }), carton({ itemNumber: 2, quantity: 1 })];
const file = toManifestFile(manifest, [record({ receiver, items })], {
  messageId: 'event-1',
  account: 'CFP1',
});
const bodyOf = (name: string) => encodeManifest(name, file).body;

describe('manifest file', () => {
  it('numbers barcodes across the consignment, as the labels do', () => {
    expect(file.consignments[0]?.items.map(({ barcodes }) => barcodes)).toEqual([
      ['LKIZ0000038700001', 'LKIZ0000038700002'],
      ['LKIZ0000038700003'],
    ]);
  });

  it('uses item numbers as barcodes if the carrier reads them', () => {
    const numbered = toManifestFile(manifest, [record({ receiver, items }, { itemNumbers })], {
      messageId: 'event-1',
      account: null,
    });

    expect(numbered.consignments[0]?.items.map(({ barcodes }) => barcodes)).toEqual([
      ['LKIZ000000001', 'LKIZ000000002'],
      ['LKIZ000000003'],
    ]);
  });

  it('has no barcodes while the carrier has yet to issue the connote', () => {
    const pending = toManifestFile(manifest, [record({}, { connote: null })], {
      messageId: 'event-1',
      account: null,
    });

    expect(pending.consignments[0]).toMatchObject({
      connoteNumber: null,
      items: [{ barcodes: [] }],
    });
  });

  it('is identical for the same manifest: a retry sends the same file', () => {
    expect(encodeManifest('MAN-90.json', file)).toEqual(encodeManifest('MAN-90.json', file));
    expect(JSON.parse(bodyOf('MAN-90.json'))).toMatchObject({
      manifestNumber: 'MAN-90',
      messageId: 'event-1',
    });
  });

  it('quotes CSV special characters', () => {
    const [headings, ...lines] = bodyOf('MAN-90.csv').trimEnd().split('\r\n');

    expect(headings).toContain('Connote');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"Smith, ""Jones"" & <Co>"');
  });

  it('escapes XML special characters, and omits missing values', () => {
    const xml = bodyOf('MAN-90.xml');

    expect(xml).toContain('<company>Smith, "Jones" &amp; &lt;Co&gt;</company>');
    expect(xml).not.toContain('<pallets>');
  });
});
