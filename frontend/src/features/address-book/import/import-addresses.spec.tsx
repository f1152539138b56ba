import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ImportReportView } from '@contracts/views/import-report.view';

import { fakeServer, keysOf, lostResponse, type FakeEndpoint } from '../../../../test/fake-server';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { ImportAddressesDialog } from './ImportAddressesDialog';

describe('address import', () => {
  const report: ImportReportView = {
    inserted: 3,
    drafts: 1,
    failed: 1,
    errors: [{ row: 5, column: 'company', code: 'invalid', message: 'Invalid company name.' }],
    failedRows: 'company,Error\n,Invalid company name.',
  };

  function openImport(response: FakeEndpoint) {
    const seen = fakeServer({ 'POST address/bulk-address-upload': response });
    renderPart(<ImportAddressesDialog onClose={() => undefined} />, {
      session: sessionOf(['READ_ADDRESS', 'CREATE_ADDRESS']),
    });
    return seen;
  }
  const csv = () => new File(['company\nAcme'], 'places.csv', { type: 'text/csv' });

  it('BULK-02 requires a file', async () => {
    const seen = openImport({ body: report });
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));

    expect(
      screen.getByText('No file detected. Please supply a file before uploading.'),
    ).toBeVisible();
    expect(seen).toHaveLength(0);
  });

  it('GAP-17 shows the result of each row', async () => {
    openImport({ body: report });
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));

    expect(await screen.findByText(/2 addresses added, 1 saved as a draft/)).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Invalid company name.' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Download the skipped rows/ })).toBeVisible();
  });

  it('BULK-01 saves as drafts only on request', async () => {
    const seen = openImport({ body: report });
    await userEvent.click(screen.getByRole('checkbox', { name: /as drafts/ }));
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));

    await screen.findByText(/2 addresses added/);
    expect(seen[0]?.body).toMatch(/name="saveAsDrafts"\r\n\r\nTRUE/);
  });

  it('BULK-04 warns when none was added', async () => {
    openImport({ body: { ...report, inserted: 0, drafts: 0 } });
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));

    expect(await screen.findByText(/No addresses were inserted/)).toBeVisible();
  });

  it('GAP-17 imports a file that was imported before only after confirmation', async () => {
    const seen = openImport({
      status: 409,
      body: { message: 'This file was imported before', code: 'import.file_seen' },
    });
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('This file was imported before')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import it again' }));

    await waitFor(() => {
      expect(seen).toHaveLength(2);
    });
    expect(seen[0]?.body).not.toContain('importAgain');
    expect(seen[1]?.body).toContain('importAgain');
  });

  it('is repeated with its key after a lost response, and shows the first report', async () => {
    const responses = [lostResponse, lostResponse, () => ({ body: report })];
    const seen = openImport(() => responses.shift()!());
    const keys = () => keysOf(seen, 'address/bulk-address-upload');
    const upload = () => userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await userEvent.click(screen.getByRole('checkbox', { name: /as drafts/ }));
    await upload();
    await screen.findByText(/^Can't reach Linehaul/);
    await userEvent.click(screen.getByRole('checkbox', { name: /as drafts/ }));
    await upload();
    await waitFor(() => {
      expect(keys()).toHaveLength(2);
    });
    await screen.findByText(/^Can't reach Linehaul/);
    await upload();

    expect(await screen.findByText(/2 addresses added/)).toBeVisible();
    const [withDrafts, first, repeated] = keys();
    expect(repeated).toBe(first);
    expect(first).not.toBe(withDrafts);
  });
});
