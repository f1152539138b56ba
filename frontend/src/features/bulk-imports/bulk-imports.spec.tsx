import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ImportReportView } from '@contracts/views/import-report.view';

import { fakeServer, type FakeResponse, type SeenRequest } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { ImportConsignmentsDialog } from './consignments/ImportConsignmentsDialog';
import { ImportRateCardsDialog } from './rate-cards/ImportRateCardsDialog';
import { LoadCarrierZonesDialog } from './zones/LoadCarrierZonesDialog';

const southern = {
  id: 4,
  name: 'southern',
  displayName: 'Southern Star',
  customerId: null,
  serviceTypes: [
    { id: 41, displayServiceType: 'Express' },
    { id: 42, displayServiceType: 'Economy' },
  ],
};
const own = { ...southern, id: 5, name: 'cc_own', displayName: 'Own Van', customerId: 1 };
const report: ImportReportView = {
  inserted: 3,
  drafts: 1,
  failed: 1,
  errors: [{ row: 5, column: 'Suburb', code: 'invalid', message: 'No suburb BRUNSWICK' }],
  failedRows: 'Suburb,Error\nBRUNSWICK,No suburb',
};
const clean = { ...report, drafts: 0, failed: 0, errors: [], failedRows: null };
const csv = () => new File(['Reference\nPO-1'], 'shop.csv', { type: 'text/csv' });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Reads a field from the submitted multipart body. */
function fieldOf(seen: readonly SeenRequest[], name: string): string | undefined {
  const { body } = seen.find(({ method }) => method === 'POST')!;
  return new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(String(body))?.[1];
}

describe('consignment import', () => {
  function open(answer: FakeResponse) {
    const seen = fakeServer({
      'POST consignment/bulk-consignment-upload': answer,
      'GET carrier/list': { body: { carriers: [southern], serviceTypes: [] } },
    });
    const session = sessionOf(['CREATE_CONSIGNMENT', 'READ_CARRIER']);
    renderPart(<ImportConsignmentsDialog onClose={() => undefined} />, { session });
    return seen;
  }

  it('BULK-07 requires a file', async () => {
    const seen = open({ body: clean });
    await press('Upload');

    expect(
      screen.getByText('No file detected. Please supply a file before uploading.'),
    ).toBeVisible();
    expect(seen).toHaveLength(0);
  });

  it('BULK-06 BULK-10 BULK-11 BULK-13 BULK-16 defaults to the cheapest offers, drafts for failures and no emails', async () => {
    const seen = open({ body: report });
    expect(screen.getByRole('link', { name: 'Download the template' })).toHaveAttribute(
      'href',
      '/static/templates/ConsignmentTemplate.csv',
    );
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await press('Upload');

    expect(await screen.findByText(/2 consignments added, 1 saved as a draft/)).toBeVisible();
    expect(screen.getByRole('cell', { name: 'No suburb BRUNSWICK' })).toBeVisible();
    expect(fieldOf(seen, 'saveFailedAsDraft')).toBe('TRUE');
    expect(fieldOf(seen, 'isSendEmail')).toBe('FALSE');
    expect(fieldOf(seen, 'multiCarrierServiceTypeOptions')).toBeUndefined();
  });

  it('BULK-08 BULK-09 uses the ticked services in Carrier mode, and requires one', async () => {
    const seen = open({ body: clean });
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await userEvent.click(screen.getByRole('radio', { name: 'Carrier' }));
    await press('Upload');
    expect(await screen.findByText('Please select at least one service')).toBeVisible();

    const group = await screen.findByRole('group', { name: 'Southern Star' });
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Economy' }));
    await press('Upload');

    expect(await screen.findByText('3 consignments added')).toBeVisible();
    expect(JSON.parse(fieldOf(seen, 'multiCarrierServiceTypeOptions') ?? '')).toEqual([
      { selectedCarrier: 4, selectedCarrierServiceType: 42 },
    ]);
  });

  it('GAP-17 imports a file seen before only after confirmation', async () => {
    const seen = open({
      status: 409,
      body: { message: 'This file was imported before', code: 'import.file_seen' },
    });
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await press('Upload');
    expect(await screen.findByText('This file was imported before')).toBeVisible();
    await press('Import it again');

    await waitFor(() => {
      expect(String(seen.at(-1)?.body)).toContain('importAgain');
    });
  });

  it('GAP-17 does not offer to repeat an import in progress', async () => {
    open({
      status: 409,
      body: { message: 'This file is being imported', code: 'import.under_way' },
    });
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await press('Upload');

    expect(await screen.findByText('This file is being imported')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Import it again' })).not.toBeInTheDocument();
  });

  it('BULK-30 warns when nothing was imported', async () => {
    open({ body: { ...report, inserted: 0, drafts: 0 } });
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await press('Upload');

    expect(await screen.findByText('No consignments were inserted, 1 row skipped')).toBeVisible();
  });
});

describe('carrier zone import', () => {
  const all: PermissionName[] = ['CREATE_CARRIER_ZONE_SYSTEM', 'SUPER_ADMIN_CONTENT'];

  function open(answer: FakeResponse | (() => Promise<FakeResponse>), permissions = all) {
    const seen = fakeServer({
      'POST carrier-zone/bulk-carrier-zone-upload': answer,
      'GET carrier/-1': { body: { carriers: [southern, own] } },
      'GET carrier/1': { body: { carriers: [own] } },
      'GET customer/list': { body: [{ id: 1, name: 'Coastline' }] },
    });
    renderPart(<LoadCarrierZonesDialog onClose={() => undefined} />, {
      session: sessionOf(permissions),
    });
    return seen;
  }

  async function choose(carrier: string) {
    const option = await screen.findByRole('option', { name: carrier });
    await userEvent.selectOptions(screen.getByLabelText('Carrier'), option);
    await userEvent.upload(screen.getByLabelText('File'), csv());
  }

  it('BULK-22 BULK-23 requires a carrier and a file', async () => {
    const seen = open({ body: clean });
    await press('Upload');

    expect(screen.getByText('Carrier needs to be selected')).toBeVisible();
    expect(
      screen.getByText('No file detected. Please supply a file before uploading.'),
    ).toBeVisible();
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('BULK-22 BULK-24 BULK-26 BULK-29 sends the carrier, of the customer a super admin selected', async () => {
    const seen = open({ body: clean });
    expect(screen.getByRole('link', { name: 'Download the template' })).toHaveAttribute(
      'href',
      '/static/templates/CarrierZoneTemplate.csv',
    );
    await screen.findByRole('option', { name: 'Coastline' });
    await userEvent.selectOptions(screen.getByLabelText(/Customer/), 'Coastline');
    await choose('Own Van');
    await press('Upload');

    expect(await screen.findByText('Successfully inserted: 3 carrier zone(s)')).toBeVisible();
    expect(fieldOf(seen, 'carrierId')).toBe('5');
    expect(fieldOf(seen, 'carrierName')).toBe('cc_own');
    expect(fieldOf(seen, 'customerId')).toBe('1');
  });

  it('offers a customer\u2019s admin only the customer\u2019s own carriers', async () => {
    open({ body: clean }, ['CREATE_CARRIER_ZONE_SYSTEM']);

    expect(await screen.findByRole('option', { name: 'Own Van' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Southern Star' })).toBeNull();
    expect(screen.queryByLabelText(/Customer/)).toBeNull();
  });

  it('BULK-25 shows that it is running', async () => {
    open(() => new Promise<FakeResponse>(() => undefined));
    await choose('Southern Star');
    await press('Upload');

    expect(await screen.findByText('Uploading Carrier Zones')).toBeVisible();
  });

  it('BULK-27 warns when nothing was imported', async () => {
    open({ body: { ...clean, inserted: 0 } });
    await choose('Southern Star');
    await press('Upload');

    expect(await screen.findByText('No Carrier zones were inserted')).toBeVisible();
  });

  it("BULK-28 shows a hundred characters of the server's message", async () => {
    open({ status: 400, body: { message: 'x'.repeat(200) } });
    await choose('Southern Star');
    await press('Upload');

    expect(await screen.findByText('x'.repeat(100))).toBeVisible();
  });
});

describe('rate card import', () => {
  function open(answer: FakeResponse) {
    const seen = fakeServer({
      'POST rate-card/bulk-rate-card-upload': answer,
      'GET client-carrier-account': {
        body: {
          accounts: [
            { id: 31, accountNumber: '8841203', carrierId: 4, carrierDisplayName: 'Southern Star' },
          ],
        },
      },
    });
    const session = sessionOf(['CREATE_RATECARD', 'READ_CLIENT_CARRIER_ACCOUNT']);
    renderPart(<ImportRateCardsDialog onClose={() => undefined} />, { session });
    return seen;
  }

  async function uploadFor(account: string) {
    const option = await screen.findByRole('option', { name: account });
    await userEvent.selectOptions(screen.getByLabelText('Account'), option);
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await press('Upload');
  }

  it('BULK-17 SHELL-55 requires a file and an account', async () => {
    const seen = open({ body: clean });
    await press('Upload');

    expect(screen.getByText('Must select an account.')).toBeVisible();
    expect(
      screen.getByText('No file detected. Please supply a file before uploading.'),
    ).toBeVisible();
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('BULK-18 BULK-21 sends the file for the account, and offers a template and an example', async () => {
    const seen = open({ body: clean });
    for (const name of ['RateCardTemplate.xlsx', 'RateCardExample.xlsx'])
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
        `/static/templates/${name}`,
      );
    await uploadFor('Southern Star, 8841203');

    expect(await screen.findByText('3 rates added')).toBeVisible();
    expect(fieldOf(seen, 'clientCarrierAccountId')).toBe('31');
  });

  it('BULK-19 warns when nothing was imported', async () => {
    open({ body: { ...clean, inserted: 0 } });
    await uploadFor('Southern Star, 8841203');

    expect(await screen.findByText('No rate cards were inserted')).toBeVisible();
  });

  it('says that an unchanged file has nothing to change', async () => {
    open({ body: { ...clean, inserted: 0, unchanged: 240 } });
    await uploadFor('Southern Star, 8841203');

    expect(await screen.findByText('Nothing to change: 240 rows are as they were')).toBeVisible();
  });

  it("BULK-20 shows the server's message", async () => {
    open({ status: 400, body: { message: 'The file has no sheet' } });
    await uploadFor('Southern Star, 8841203');

    expect(await screen.findByText('The file has no sheet')).toBeVisible();
  });
});
