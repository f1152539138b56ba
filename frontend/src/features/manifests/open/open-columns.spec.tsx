import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { noBrowserLayout } from '../../../../test/layout';
import {
  choices,
  openManifests as open,
  shownColumns as headers,
} from '../../../../test/manifests-page';

noBrowserLayout();
describe('columns of the open tab', () => {
  const defaultHeaders = [
    'Dispatch Date',
    'Carrier',
    'Sender Company',
    'Quantity',
    'Print Labels',
    'Create Manifest',
  ];

  it('MAN-13 MAN-15 MAN-16 MAN-17 MAN-18 MAN-20 MAN-21 are as specified', async () => {
    open();

    expect(await headers()).toEqual(['Details', ...defaultHeaders]);
    const row = screen.getByRole('row', { name: /Southern Cross Freight/ });
    expect(row).toHaveTextContent('08/01/2030');
    expect(row).toHaveTextContent('Harbour & Pine Homewares');
    expect(within(row).getByRole('gridcell', { name: '2' })).toBeVisible();
  });

  it('MAN-14 include the client for users with READ_CLIENT and no child clients', async () => {
    open({ more: ['READ_CLIENT'], results: choices(1) });

    expect(await headers()).toContain('Client');
  });

  it('MAN-14 leave out the client for a parent account', async () => {
    open({ more: ['READ_CLIENT'], results: choices(1, 2) });
    await screen.findByRole('tab', { name: 'Open 1' });

    expect(await headers()).not.toContain('Client');
  });
});

describe('open manifests shown to read-only users', () => {
  it('H64 have no column to create a manifest', async () => {
    open({ without: ['UPDATE_CONSIGNMENT'] });

    expect(await headers()).not.toContain('Create Manifest');
  });
});

describe('report of an open manifest', () => {
  const downloadResponse = { 'GET reporting/open-consignments': { body: 'workbook' } };

  it('MAN-19 REPORT-15 is saved as a file, with CLIENT_CONTENT and a selected client', async () => {
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = () => undefined;
    const seen = open({ more: ['CLIENT_CONTENT'], results: downloadResponse });
    expect(await headers()).toContain('Report');
    await userEvent.click(screen.getByRole('button', { name: /^Report Southern Cross/ }));

    await waitFor(() => {
      expect(save).toHaveBeenCalled();
    });
    const { params } = seen.find(({ path }) => path.startsWith('reporting')) ?? {};
    expect(Object.fromEntries(params ?? [])).toEqual({
      clientId: '1',
      openManifestId: '1',
      fileFormat: 'xlsx',
    });
    save.mockRestore();
  });

  it('MAN-19 is not offered without either', async () => {
    open({
      more: ['READ_CLIENT', 'CLIENT_CONTENT'],
      claims: { clientId: null, clientIds: [1, 2] },
      results: choices(1, 2),
    });
    await screen.findByRole('tab', { name: 'Open 1' });

    expect(await headers()).not.toContain('Report');
  });
});
