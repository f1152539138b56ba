import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  fakeServer,
  serverError,
  type FakeEndpoint,
  type FakeResponse,
} from '../../../../test/fake-server';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { ImportConsignmentsDialog } from './ImportConsignmentsDialog';
import { southern, report, clean, csv, press, fieldOf } from '../bulk-imports.fixture';

describe('consignment import', () => {
  const services = { body: { carriers: [southern], serviceTypes: [] } };
  function open(response: FakeResponse, carriers: FakeEndpoint = services) {
    const seen = fakeServer({
      'POST consignment/bulk-consignment-upload': response,
      'GET carrier/list': carriers,
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

  it('BULK-09 offers the services after a retry when they could not be loaded', async () => {
    let carriers: FakeResponse = serverError;
    open({ body: clean }, () => carriers);
    await userEvent.click(screen.getByRole('radio', { name: 'Carrier' }));
    expect(await screen.findByText('The carriers could not be loaded')).toBeVisible();

    carriers = services;
    await press('Try again');
    expect(await screen.findByRole('checkbox', { name: 'Economy' })).toBeInTheDocument();
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

  it('GAP-17 imports a file that was imported before only after confirmation', async () => {
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

    expect(await screen.findByText('No consignments were added, 1 row skipped')).toBeVisible();
  });
});
