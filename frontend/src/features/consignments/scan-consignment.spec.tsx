import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request';

import { open, setUpListLayout } from '../../../test/consignment-list';
import { listed, listPage } from '../../../test/freight';
import { narrowScreen } from '../../../test/screen-size';
import { currentUrl } from '../../../test/render-app';
import { sentBody } from '../../../test/fake-server';

setUpListLayout();
narrowScreen();

const tracking = { consignmentId: 71, connoteNumber: 'SCF71', status: 'CREATED' };

async function scan(code: string, results = {}) {
  const seen = open({ body: listPage([listed(501)]) }, results);
  await userEvent.click(await screen.findByRole('button', { name: 'Scan' }));
  await userEvent.type(await screen.findByLabelText('Number on the label'), `${code}{Enter}`);
  return seen;
}

describe('scanning in the consignment list', () => {
  it('opens the information of the consignment', async () => {
    await scan('SCF7100001', { 'GET consignment/connote/SCF7100001': { body: tracking } });

    await waitFor(() => {
      expect(currentUrl()).toBe('/consignment/list?consignment=71');
    });
  });

  it('finds consignments without tracking through the list', async () => {
    const rejection = { statusCode: 409, message: 'Carrier tracking not available' };
    const seen = await scan('SCF50100001', {
      'GET consignment/connote/SCF50100001': { status: 409, body: rejection },
    });

    await waitFor(() => {
      expect(currentUrl()).toBe('/consignment/list?consignment=501');
    });
    expect(
      seen.flatMap(
        ({ body }) => sentBody<ListConsignmentsRequest>({ body })?.criteriaFilters ?? [],
      ),
    ).toContainEqual({
      key: 'CONNOTE_NUMBER',
      criteria: 'IN',
      value: ['SCF50100001', 'SCF501'],
    });
  });

  it('searches the list for a number that is not a connote', async () => {
    const seen = await scan('PO4711');
    expect(await screen.findByText('Not one of your consignments: PO4711')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Search the list for PO4711' }));

    await waitFor(() => {
      expect(sentBody<ListConsignmentsRequest>(seen.at(-1))?.search).toBe('PO4711');
    });
    expect(currentUrl()).toBe('/consignment/list?q=PO4711');
  });
});
