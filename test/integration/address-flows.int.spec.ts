import fs from 'node:fs';

import { fileFormats } from '@contracts/file-formats/file-formats.js';

import {
  type AddressAcknowledgement,
  FlowHarness,
  readAcknowledgement,
} from '../support/client-flows.js';
import { jsonErrors, xmlErrors } from '../support/schema-errors.js';

let harness: FlowHarness;
beforeAll(async () => {
  harness = await FlowHarness.start('address_flows');
}, 120_000);
afterAll(() => harness.stop());

const address = (referenceId: string, part: object = {}) => ({
  ...{ referenceId, company: `Shop ${referenceId}`, addressLine1: '7 High Street' },
  ...{ suburb: 'Brunswick', postcode: '3056', state: 'VIC' },
  ...part,
});
const fileOf = (...addresses: object[]) =>
  JSON.stringify({ format: 'linehaul.addresses.v1', addresses });
const settings = { kind: 'ADDRESSES_IN' };

const inBook = (reference: string) =>
  harness.backend.database.query<{ id: number; company: string; status: string }[]>(
    'select id, company, status from address where client_id = 10 and reference_id = $1',
    [reference],
  );
const acknowledgementOf = readAcknowledgement<AddressAcknowledgement>;

describe('a flow of addresses', () => {
  it('adds the valid addresses of a file, and acknowledges each', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', settings);
    const file = fileOf(address('A-1'), address('A-2', { suburb: 'Nowhere' }), address(''));
    expect(jsonErrors(file, fileFormats.addresses.jsonSchema)).toEqual([]);
    fs.writeFileSync(at('stores.json'), file);
    await harness.until(flow, ['FILED']);

    const [added] = await inBook('A-1');
    expect(added).toMatchObject({ company: 'Shop A-1', status: 'VALID' });
    const answer = fs.readFileSync(at('ack', 'stores.json.ack.json'), 'utf8');
    expect(jsonErrors(answer, fileFormats.addressAcknowledgement.jsonSchema)).toEqual([]);
    expect(acknowledgementOf(at('ack', 'stores.json.ack.json'))).toMatchObject({
      format: 'linehaul.address-ack.v1',
      refusal: null,
      counts: { addresses: 3, taken: 2, drafts: 0, known: 0, refused: 1 },
      addresses: [
        { reference: 'A-1', company: 'Shop A-1', result: 'TAKEN', addressId: added?.id },
        { reference: 'A-2', result: 'REFUSED', addressId: null, errors: [{ field: 'Suburb' }] },
        { reference: '', result: 'TAKEN' },
      ],
    });
    expect(await inBook('A-2')).toEqual([]);
    const errors = fs.readFileSync(at('error', 'stores.json.errors.json'), 'utf8');
    expect(JSON.parse(errors)).toMatchObject({
      addresses: [{ referenceId: 'A-2', errors: [{ field: 'Suburb' }] }],
    });
    expect(fs.existsSync(at('done', 'stores.json'))).toBe(true);
  });

  it('updates known addresses if the flow is set so, and leaves out the same again', async () => {
    const options = { whenKnown: 'UPDATE' };
    const { flow, at } = await harness.fileFlow('SFTP', { ...settings, options }, 'XML');
    fs.writeFileSync(at('one.json'), fileOf(address('U-1'), address('U-2')));
    await harness.until(flow, ['FILED']);
    fs.writeFileSync(at('two.json'), fileOf(address('U-1', { company: 'Moved' }), address('U-2')));
    await harness.until(flow, ['FILED', 'FILED']);

    expect(await inBook('U-1')).toMatchObject([{ company: 'Moved' }]);
    const answer = fs.readFileSync(at('ack', 'two.json.ack.xml'), 'utf8');
    expect(await xmlErrors(answer, fileFormats.addressAcknowledgement.xsd)).toEqual([]);
    const [known] = await inBook('U-2');
    expect(answer).toContain(`<result>KNOWN</result><addressId>${known?.id}</addressId>`);
  });

  it('reads XML, and acknowledges as CSV', async () => {
    const { flow, at } = await harness.fileFlow('FTP', settings, 'CSV');
    const xml =
      '<addresses format="linehaul.addresses.v1"><address><referenceId>X-1</referenceId><company>Shop &amp; Co</company>' +
      '<addressLine1>7 High Street</addressLine1><suburb>Brunswick</suburb><postcode>3056</postcode><state>VIC</state></address>' +
      '<address><referenceId>X-2</referenceId><company>Wrong</company><suburb>Nowhere</suburb></address></addresses>';
    expect(await xmlErrors(xml, fileFormats.addresses.xsd)).toEqual([]);
    fs.writeFileSync(at('stores.xml'), xml);
    await harness.until(flow, ['FILED']);

    expect(await inBook('X-1')).toMatchObject([{ company: 'Shop & Co' }]);
    const lines = fs.readFileSync(at('ack', 'stores.xml.ack.csv'), 'utf8').split('\r\n');
    expect(lines[0]).toBe('reference,result,addressId,company,errors');
    expect(lines[1]).toContain('X-1,TAKEN,');
    const errors = fs.readFileSync(at('error', 'stores.xml.errors.xml'), 'utf8');
    expect(errors).toContain('<error field="Suburb">');
    expect(errors).not.toContain('X-1');
  });

  it('knows an address by its reference, however the file spells it', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', settings);
    fs.writeFileSync(at('one.json'), fileOf(address('JB\u2019s  Store')));
    await harness.until(flow, ['FILED']);
    fs.writeFileSync(at('two.json'), fileOf(address('jb\u2019s\u00a0store')));
    await harness.until(flow, ['FILED', 'FILED']);

    expect(await inBook("JB's Store")).toHaveLength(1);
    const { counts } = acknowledgementOf(at('ack', 'two.json.ack.json'));
    expect(counts).toMatchObject({ taken: 0, known: 1 });
  });

  it('saves files one after another: the newest says how an address is', async () => {
    const options = { whenKnown: 'UPDATE' };
    const { flow, at } = await harness.fileFlow('SFTP', { ...settings, options });
    for (const [index, company] of ['First', 'Second', 'Third'].entries()) {
      fs.writeFileSync(at(`${index}.json`), fileOf(address('N-1', { company })));
      fs.utimesSync(at(`${index}.json`), index, index);
    }
    await harness.until(flow, ['FILED', 'FILED', 'FILED']);

    expect(await inBook('N-1')).toMatchObject([{ company: 'Third' }]);
    for (const index of [0, 1, 2])
      expect(acknowledgementOf(at('ack', `${index}.json.ack.json`)).counts).toMatchObject({
        taken: 1,
      });
  });

  it('acknowledges a file whose plan a user has discarded, with its errors', async () => {
    const options = { commit: 'REVIEW' };
    const { flow, at } = await harness.fileFlow('SFTP', { ...settings, options });
    fs.writeFileSync(at('stores.json'), fileOf(address('D-1', { phoneNumber: '12' })));
    await harness.until(flow, ['WAITS_FOR_REVIEW']);
    const [file] = await harness.filesOf(flow);
    await harness.admin.request('POST', `import/${file?.importId}/discard`, {});
    await harness.until(flow, ['FILED']);

    expect(acknowledgementOf(at('ack', 'stores.json.ack.json')).refusal).not.toBeNull();
    const [group] = await harness.backend.database.query<{ faults: object[] }[]>(
      'select faults from import_group where import_id = $1',
      [file?.importId],
    );
    expect(group?.faults).toMatchObject([{ column: 'Phone Number' }]);
    expect(JSON.stringify(group?.faults)).not.toContain('"value"');
  });

  it('reads pages of a web service', async () => {
    const pages = [[address('W-1')], [address('W-2')]];
    const { flow, outcome } = await harness.webFlow(pages, settings, 'addresses');
    await harness.until(flow, ['FILED', 'FILED']);

    expect([...(await inBook('W-1')), ...(await inBook('W-2'))]).toHaveLength(2);
    expect(outcome).toMatchObject([{ counts: { taken: 1 } }, { counts: { taken: 1 } }]);
  });

  it('rejects a file of orders as a whole', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', settings);
    fs.writeFileSync(
      at('orders.json'),
      JSON.stringify({ format: 'linehaul.orders.v1', orders: [] }),
    );
    await harness.until(flow, ['FAILED']);

    const { refusal, addresses } = acknowledgementOf(at('ack', 'orders.json.ack.json'));
    expect(refusal).toContain('linehaul.addresses.v1');
    expect(addresses).toEqual([]);
  });
});
