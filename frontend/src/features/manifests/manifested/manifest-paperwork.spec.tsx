import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { operator } from '../../../../test/freight';
import { submitted } from '../../../../test/manifests';
import { clientSettings } from '../../../../test/people';
import { openWindow, open, press, requestsTo, viewer, setUpManifests } from './manifested.fixture';

setUpManifests();

describe('paperwork of a manifest', () => {
  it.each([
    ['Print Labels', 'label/man_id/9', 'LABEL'],
    ['Print Manifest', 'consignment/9', 'CONSIGNMENT'],
    ['Freight Summary', 'freight_summary/man_id/9', 'FREIGHT_SUMMARY'],
  ])(
    'PAPER-05 PAPER-19 PAPER-20 PAPER-22 %s opens in a tab, and is marked once',
    async (name, path, kind) => {
      const seen = open();
      await press(`Print: ${name} MAN-9`);

      expect(openWindow).toHaveBeenCalledWith(viewer(path), '_blank', 'noopener');
      await waitFor(() => {
        expect(requestsTo(seen, 'PUT consignment/paperwork')).toHaveLength(1);
      });
      expect(Object.fromEntries(requestsTo(seen, 'PUT consignment/paperwork')[0]!.params)).toEqual({
        clientId: '1',
        manifestId: '9',
        paperworkType: kind,
      });
    },
  );

  it('PAPER-21 is not marked when opened by customer staff', async () => {
    const seen = open({ permissions: operator });
    await press('Print: Print Labels MAN-9');

    expect(openWindow).toHaveBeenCalled();
    expect(requestsTo(seen, 'PUT')).toEqual([]);
  });

  it('MAN-85 PAPER-23 is marked as visited once opened, if the client tracks paperwork', async () => {
    const manifest = submitted(9, { printedLabel: true });
    open({ manifest, settings: clientSettings({ paperworkHistory: true }) });

    expect(
      await screen.findByRole('button', { name: 'Printed: Print Labels MAN-9' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print: Print Manifest MAN-9' })).toBeVisible();
  });

  it('MAN-85 is not marked otherwise', async () => {
    open({ manifest: submitted(9, { printedLabel: true }) });

    expect(await screen.findByRole('button', { name: 'Print: Print Labels MAN-9' })).toBeVisible();
  });
});

describe('printing directly', () => {
  const settings = clientSettings({ printNodeApi: true });

  it('PAPER-15 sends the document to the print service', async () => {
    const seen = open({ settings, results: { 'GET print/label/man_id/9': { status: 204 } } });
    await press('Print: Print Labels MAN-9');

    expect(await screen.findByText('Sent to the printer')).toBeInTheDocument();
    expect(requestsTo(seen, 'GET print/')).toHaveLength(1);
    expect(openWindow).not.toHaveBeenCalled();
    expect(requestsTo(seen, 'PUT')).toEqual([]);
  });

  it('PAPER-16 opens the document when it is rejected, showing the reason', async () => {
    const response = { status: 409, body: 'Select a printer in your user preferences first' };
    open({ settings, results: { 'GET print/label/man_id/9': response } });
    await press('Print: Print Labels MAN-9');

    expect(
      await screen.findByText('Select a printer in your user preferences first'),
    ).toBeInTheDocument();
    expect(openWindow).toHaveBeenCalledWith(viewer('label/man_id/9'), '_blank', 'noopener');
  });

  it('PAPER-25 MAN-34 keeps a way to open it on screen', async () => {
    const seen = open({ settings });
    await press('Other MAN-9');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open Label' }));

    expect(openWindow).toHaveBeenCalledWith(viewer('label/man_id/9'), '_blank', 'noopener');
    expect(requestsTo(seen, 'GET print/')).toEqual([]);
  });
});
