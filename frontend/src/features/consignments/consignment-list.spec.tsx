import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request';

import {
  bar,
  open,
  openWith,
  setUpListLayout,
  rowOf,
  select,
} from '../../../test/consignment-list';
import { serverError } from '../../../test/fake-server';
import { listed, listPage, operator } from '../../../test/freight';
import { sessionOf } from '../../../test/people';
import { currentUrl } from '../../../test/render-app';

setUpListLayout();

describe('consignment list', () => {
  it('LIST-01 LIST-02 shows its rows, and tabs with counts', async () => {
    openWith([listed(501), listed(502, {}, { totalCost: 0 })]);

    expect(await rowOf('SCF501')).toHaveTextContent('08/01/2030');
    expect(await rowOf('SCF502')).toHaveTextContent('POA');
    expect(screen.getByText('list of all your consignments')).toBeInTheDocument();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Open2', 'Manifested12', 'Deleted3', 'All']);
  });

  it('LIST-11 CROSS-27 shows an empty state with Create', async () => {
    open({ body: { ...listPage([]), counts: { OPEN: 0, MANIFESTED: 0, DELETED: 0 } } });

    expect(await screen.findByText('No consignments found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create a consignment' })).toBeInTheDocument();
  });

  it('offers a super admin no Create, which would redirect to the manifests', async () => {
    open(
      { body: { ...listPage([]), counts: { OPEN: 0, MANIFESTED: 0, DELETED: 0 } } },
      {},
      { session: sessionOf([...operator, 'SUPER_ADMIN_CONTENT']) },
    );

    expect(await screen.findByText('No consignments found.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create a consignment' })).not.toBeInTheDocument();
  });

  it('says that filters hide rows', async () => {
    open({ body: { ...listPage([]), counts: { OPEN: 128, MANIFESTED: 0, DELETED: 0 } } });

    expect(await screen.findByText('1 filter hides 128 consignments.')).toBeInTheDocument();
  });

  it('does not count deleted consignments as hidden on the All tab, which never shows them', async () => {
    open(
      { body: { ...listPage([]), counts: { OPEN: 1, MANIFESTED: 0, DELETED: 7 } } },
      {},
      { at: '/consignment/list?tab=all' },
    );

    expect(await screen.findByText('1 filter hides 1 consignment.')).toBeInTheDocument();
  });

  it('LIST-12 shows an error', async () => {
    open(serverError);

    expect(await screen.findByRole('alert')).toHaveTextContent('Error while fetching consignments');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it("SHELL-76 shows the server's message", async () => {
    open({ status: 400, body: { statusCode: 400, message: 'Please narrow the search' } });

    expect(await screen.findByText('Error while fetching consignments')).toBeVisible();
    expect(screen.getByText('Please narrow the search')).toBeVisible();
  });

  it("LIST-43 LIST-44 filters by the tab's state and clears the selection", async () => {
    const seen = openWith([listed(501)]);
    await select('SCF501');
    expect(await bar()).toHaveTextContent('1 selected');

    await userEvent.click(screen.getByRole('tab', { name: 'Deleted 3' }));

    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
    const { criteriaFilters } = seen.at(-1)?.body as ListConsignmentsRequest;
    expect(criteriaFilters).toContainEqual({ key: 'STATE', criteria: 'EQUALS', value: 'DELETED' });
  });
});

describe('report of the open tab', () => {
  const report = { 'GET reporting/open-consignments': { body: 'workbook' } };
  const reportButton = () => screen.queryByRole('button', { name: 'Report' });

  it('LIST-09 REPORT-14 is saved as a file', async () => {
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = () => undefined;
    const seen = openWith([listed(501)], report);
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }));

    await waitFor(() => {
      expect(save).toHaveBeenCalled();
    });
    const download = seen.find(({ path }) => path === 'reporting/open-consignments');
    expect(Object.fromEntries(download?.params ?? [])).toEqual({
      clientId: '1',
      fileFormat: 'xlsx',
    });
  });

  it('LIST-09 is not offered without open consignments', async () => {
    open({ body: { ...listPage([]), counts: { OPEN: 0, MANIFESTED: 0, DELETED: 0 } } }, report);
    await screen.findByText('No consignments found.');

    expect(reportButton()).not.toBeInTheDocument();
  });

  it('LIST-09 is not offered to a parent account', async () => {
    const clients = [1, 2].map((id) => ({
      id,
      name: `C${id}`,
      parentId: id - 1 || null,
      customerId: 9,
    }));
    open(
      { body: listPage([listed(501)]) },
      { ...report, 'GET user/client/list': { body: clients } },
      { session: { ...sessionOf([...operator, 'READ_CLIENT']), client: 1 } },
    );
    await rowOf('SCF501');

    await waitFor(() => {
      expect(reportButton()).not.toBeInTheDocument();
    });
  });
});

describe('page size of the list', () => {
  it('LIST-13 is ten unless the token says otherwise, with the specified options', async () => {
    const seen = openWith([listed(501)]);
    await rowOf('SCF501');

    expect(seen.find(({ path }) => path === 'consignment/list')?.params.get('size')).toBe('10');
    expect(screen.getByText('Page 1 of 1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: 'Rows per page' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '10',
      '25',
      '50',
      '100',
      '200',
    ]);
  });

  it('LIST-13 follows the token', async () => {
    const seen = open(
      { body: listPage([listed(501)]) },
      {},
      { session: sessionOf(operator, { consignmentRecordsPerPage: 50 }) },
    );
    await rowOf('SCF501');

    expect(seen.find(({ path }) => path === 'consignment/list')?.params.get('size')).toBe('50');
  });
});

describe('arriving from a saved consignment', () => {
  it('LIST-05 shows the message in the URL', async () => {
    open({ body: listPage([]) }, {}, { at: '/consignment/list?message=Consignment%20updated' });

    expect(await screen.findByRole('alert')).toHaveTextContent('Consignment updated');
  });
});

describe('row of the list', () => {
  it('opens its information and stores it in the URL', async () => {
    openWith([listed(501)]);
    await userEvent.click(await screen.findByRole('button', { name: 'SCF501' }));

    expect(currentUrl()).toContain('consignment=501');
  });
});
