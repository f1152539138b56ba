import { Logger } from '@nestjs/common';

import type { AddressView } from '@contracts/views/address.view.js';

import { fillList, listRow } from '../../consignments/testing/list-rows.js';
import { tomorrow } from '../../consignments/testing/shipping.fixture.js';
import { IdempotencyRepository } from '../../platform/idempotency/idempotency.repository.js';
import { ConsignmentGroupImporter } from '../consignments/consignment-group.importer.js';
import {
  backend,
  shipper,
  receiver,
  carton,
  file,
  upload,
  createdSince,
  lastId,
  setUpConsignmentImports,
} from './import-consignments.fixture.js';

setUpConsignmentImports('import_consignments');

describe('importing consignments', () => {
  it('BULK-12 BULK-13 creates one from all rows of a reference, with the cheapest offer', async () => {
    const before = await lastId();
    const { status, body } = await upload(
      file(
        `SHOP-1,,${receiver},${carton}`,
        `SHOP-1,,${receiver},1,1.2,1.2,1,200`,
        `SHOP-2,${tomorrow(3)},${receiver},${carton}`,
      ),
    );

    expect(status).toBe(200);
    expect(body).toEqual({ inserted: 2, drafts: 0, failed: 0, errors: [], failedRows: null });
    const created = await createdSince(before);
    expect(created.map(({ formattedReferences }) => formattedReferences).sort()).toEqual([
      'SHOP-1',
      'SHOP-2',
    ]);
    const [first] = created.filter(({ formattedReferences }) => formattedReferences === 'SHOP-1');
    expect(first).toMatchObject({
      trackingStatus: 'CREATED',
      consignmentCreationMethod: 'IMPORT',
      offer: { carrierDisplayName: 'Southern', items: [{ quantity: 2 }, { quantity: 1 }] },
    });
  });

  it('adds a receiver to the address book once', async () => {
    await upload(file(`ONCE-1,,${receiver},${carton}`, `ONCE-2,,${receiver},${carton}`));

    const { body } = await shipper.request<{ addresses: AddressView[] }>(
      'GET',
      'address?clientId=10&size=200&filter=new shop',
    );
    expect(body.addresses).toHaveLength(1);
  });

  it('adds a receiver to the address book once when two files name it at once', async () => {
    const shops = ['Both Shop', 'BOTH SHOP'].map((company) =>
      receiver.replace('New Shop', company),
    );
    const orders = (no: number) => shops.map((shop, at) => `BOTH-${no}-${at},,${shop},${carton}`);

    const reports = await Promise.all([1, 2, 3].map((no) => upload(file(...orders(no)))));
    expect(reports.map(({ body }) => body.inserted)).toEqual([2, 2, 2]);
    const { body } = await shipper.request<{ addresses: AddressView[] }>(
      'GET',
      'address?clientId=10&size=200&filter=both shop',
    );
    expect(body.addresses).toHaveLength(1);
  });

  it('BULK-09 uses the selected carrier service', async () => {
    const [service] = await backend.database.query<{ carrier: number; service: number }[]>(
      `select c.id as carrier, s.id as service from carrier c
         join carrier_service_type s on s.carrier_id = c.id where c.display_name = 'Northern'`,
    );
    const before = await lastId();
    const options = [
      { selectedCarrier: service?.carrier, selectedCarrierServiceType: service?.service },
    ];

    await upload(file(`PICKED,,${receiver},${carton}`), {
      multiCarrierServiceTypeOptions: JSON.stringify(options),
    });

    const [created] = await createdSince(before);
    expect(created?.offer.carrierDisplayName).toBe('Northern');
  });

  it('BULK-14 saves a failed row as a draft, with the reason', async () => {
    const before = await lastId();
    const { body } = await upload(
      file(`WRONG,31/02/2026,${receiver},two,0.6,0.4,0.4,12`, `FINE,,${receiver},${carton}`),
    );

    expect(body).toMatchObject({ inserted: 2, drafts: 1, failed: 0 });
    expect(body.errors).toEqual([
      expect.objectContaining({ row: 2, column: 'Dispatch Date', code: 'not_a_day' }),
      expect.objectContaining({ row: 2, column: 'Quantity', code: 'not_a_number' }),
    ]);
    const states = (await createdSince(before)).map(({ trackingStatus }) => trackingStatus);
    expect(states.sort()).toEqual(['CREATED', 'DRAFT']);
  });

  it('BULK-14 leaves a failed row out when no drafts are requested, and returns it', async () => {
    const { body } = await upload(
      file(`OUT,,${receiver},${carton}`, `OUT-2,,Nowhere,,,,,${carton}`, `,,${receiver},${carton}`),
      { saveFailedAsDraft: 'FALSE' },
    );

    expect(body).toMatchObject({ inserted: 1, drafts: 0, failed: 2 });
    expect(body.errors.map(({ row, column }) => [row, column])).toEqual([
      [3, 'Address Line 1'],
      [3, 'Suburb'],
      [4, 'Reference'],
    ]);
    expect(body.failedRows?.split('\r\n')).toHaveLength(4);
  });

  it('GAP-17 rejects a reference that a consignment already has', async () => {
    const row = { id: 900_001, consignmentReferences: ['SEEN-1'], formattedReferences: 'SEEN-1' };
    await fillList(backend.database, [listRow(row)]);

    const { body } = await upload(file(`seen-1,,${receiver},${carton}`));

    expect(body).toMatchObject({ inserted: 0, failed: 1, errors: [{ code: 'duplicate' }] });
  });

  it.each([';', '\t'])('accepts a file with columns separated by %j', async (sign) => {
    const csv = file(`PARTED-${sign.charCodeAt(0)},,${receiver},${carton}`).replaceAll(',', sign);

    expect((await upload(csv)).body).toMatchObject({ inserted: 1, errors: [] });
  });

  it('GAP-24 rejects a dispatch date that is too early before it looks for offers', async () => {
    const { body } = await upload(file(`EARLY,2020-01-31,${receiver},${carton}`));

    expect(body).toMatchObject({
      drafts: 1,
      errors: [{ row: 2, column: 'Dispatch Date', code: 'too_early' }],
    });
  });

  it('GAP-17 rejects a file that was imported before', async () => {
    const csv = file(`AGAIN,,${receiver},${carton}`);
    await upload(csv);

    const message = expect.stringMatching(/imported before, on \d\d\/\d\d\/\d{4}\./);
    expect(await upload(csv)).toMatchObject({
      status: 409,
      body: { code: 'import.file_seen', message },
    });
    expect((await upload(csv, { importAgain: 'TRUE' })).status).toBe(200);
  });

  it('GAP-17 is rejected while the same file is being imported, with importAgain or without', async () => {
    const csv = file(`AT-ONCE,,${receiver},${carton}`);
    const before = await lastId();
    const importer = backend.app.get(ConsignmentGroupImporter, { strict: false });
    const importGroup = importer.import.bind(importer);
    let continueImport = (): void => undefined;
    const shouldContinue = new Promise<void>((resolve) => (continueImport = resolve));
    const started = new Promise<void>((start) => {
      jest.spyOn(importer, 'import').mockImplementationOnce(async (...rows) => {
        start();
        await shouldContinue;
        return importGroup(...rows);
      });
    });

    const first = upload(csv, {}, 'first');
    await started;
    const second = await upload(csv, {}, 'second');
    const again = await upload(csv, { importAgain: 'TRUE' });
    continueImport();

    expect(second).toMatchObject({ status: 409, body: { code: 'import.under_way' } });
    expect(again).toMatchObject({ status: 409, body: { code: 'import.under_way' } });
    expect(await first).toMatchObject({ status: 200, body: { inserted: 1 } });
    expect(await createdSince(before)).toHaveLength(1);
    expect(await upload(csv)).toMatchObject({ status: 409, body: { code: 'import.file_seen' } });
  });

  it('resumes after an interruption, when repeated with its key', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const csv = file(
      `HALF-1,,First Shop,1 High Street,Brunswick,3056,VIC,${carton}`,
      `HALF-2,,Second Shop,2 High Street,Brunswick,3056,VIC,${carton}`,
    );
    const before = await lastId();
    const importer = backend.app.get(ConsignmentGroupImporter, { strict: false });
    const importGroup = importer.import.bind(importer);
    jest
      .spyOn(importer, 'import')
      .mockImplementationOnce(importGroup)
      .mockImplementationOnce(() => Promise.reject(new Error('the backend crashes')));

    expect((await upload(csv, {}, 'half')).status).toBe(500);
    expect(await createdSince(before)).toHaveLength(1);
    const { status, body } = await upload(csv, {}, 'half');

    expect(status).toBe(200);
    expect(body).toEqual({ inserted: 2, drafts: 0, failed: 0, errors: [], failedRows: null });
    const created = await createdSince(before);
    expect(
      created.map((one) => [one.formattedReferences, one.offer.deliveryAddress?.company]),
    ).toEqual(
      expect.arrayContaining([
        ['HALF-1', 'First Shop'],
        ['HALF-2', 'Second Shop'],
      ]),
    );
    expect(created).toHaveLength(2);
  });

  it('returns the stored response, when only the response was lost', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const csv = file(`LOST,,${receiver},${carton}`);
    jest
      .spyOn(IdempotencyRepository.prototype, 'storeResult')
      .mockRejectedValueOnce(new Error('the backend crashes'));

    expect((await upload(csv, {}, 'lost')).status).toBe(500);

    expect(await upload(csv, {}, 'lost')).toMatchObject({ status: 200, body: { inserted: 1 } });
  });

  it('BULK-15 emails the result to the uploader when requested', async () => {
    await upload(file(`MAILED,,${receiver},${carton}`), { isSendEmail: 'TRUE' });

    const emails = await backend.database.query<{ subject: string; text: string }[]>(
      'select subject, text from mail_outbox',
    );
    expect(emails).toEqual([expect.objectContaining({ subject: 'Your import of shop.csv' })]);
  });

  it.each([
    ['BULK-07 without a file', null, {}, 400],
    ['BULK-07 without a client', 'x', { clientId: '' }, 400],
    ["for another customer's client", 'x', { clientId: '20' }, 403],
    ['with options that are not JSON', 'x', { multiCarrierServiceTypeOptions: 'a' }, 400],
    ['with options that name no service', 'x', { multiCarrierServiceTypeOptions: '[{}]' }, 400],
    ['without the columns', 'a,b\n1,2', {}, 400],
  ])('is rejected %s', async (_case, csv, fields, status) => {
    expect((await upload(csv, fields)).status).toBe(status);
  });
});
