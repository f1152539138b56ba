import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { fakeServer, type Answer } from '../../../test/fake-server';
import { listed, listPage, operator, shellAnswers } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentAddress, renderPart } from '../../../test/render-app';
import { ConsignmentListPage } from './ConsignmentListPage';

noBrowserLayout();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  toast.dismiss();
});

function open(list: Answer, more: Record<string, Answer> = {}, at = '/consignment/list') {
  const seen = fakeServer({ ...shellAnswers, 'POST consignment/list': list, ...more });
  renderPart(
    <>
      <ConsignmentListPage />
      <Toaster />
    </>,
    { at, session: sessionOf(operator) },
  );
  return seen;
}
const openWith = (rows: readonly ConsignmentListItem[], more?: Record<string, Answer>) =>
  open({ body: listPage(rows) }, more);

const rowOf = async (connote: string): Promise<HTMLElement> =>
  (await screen.findByText(connote)).closest<HTMLElement>('[role="row"]')!;
const select = async (connote: string) =>
  userEvent.click(within(await rowOf(connote)).getByRole('checkbox'));
const bar = () => screen.findByRole('region', { name: 'Selection' });

describe('the consignment list', () => {
  it('shows its columns, its rows and the counts of its tabs', async () => {
    openWith([listed(501), listed(502, {}, { totalCost: 0 })]);

    expect(await rowOf('SCF501')).toHaveTextContent('08/01/2030');
    expect(await rowOf('SCF502')).toHaveTextContent('POA');
    expect(screen.getByRole('columnheader', { name: 'Receiver Company' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Manifested 12' })).toBeInTheDocument();
  });

  it('says that there is nothing, and offers to create', async () => {
    open({ body: { ...listPage([]), counts: { OPEN: 0, MANIFESTED: 0, DELETED: 0 } } });

    expect(await screen.findByText('No consignments found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create a consignment' })).toBeInTheDocument();
  });

  it('says that filters hide what is there', async () => {
    open({ body: { ...listPage([]), counts: { OPEN: 128, MANIFESTED: 0, DELETED: 0 } } });

    expect(await screen.findByText('1 filter hides 128 consignments.')).toBeInTheDocument();
  });

  it('says that it could not be read', async () => {
    open({ status: 500, body: 'Error while fetching consignments' });

    expect(await screen.findByRole('alert')).toHaveTextContent('Error while fetching consignments');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('asks for the state of the tab, and forgets the selection', async () => {
    const seen = openWith([listed(501)]);
    await select('SCF501');
    expect(await bar()).toHaveTextContent('1 selected');

    await userEvent.click(screen.getByRole('tab', { name: 'Deleted 3' }));

    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
    const { criteriaFilters } = seen.at(-1)?.body as ListConsignmentsRequest;
    expect(criteriaFilters).toContainEqual({ key: 'STATE', criteria: 'EQUALS', value: 'DELETED' });
  });
});

describe('coming from a saved consignment', () => {
  it('shows what the address has to say', async () => {
    open({ body: listPage([]) }, {}, '/consignment/list?message=Consignment%20updated');

    expect(await screen.findByRole('alert')).toHaveTextContent('Consignment updated');
  });
});

describe('selecting consignments', () => {
  it('adds them up, and says that they can leave together', async () => {
    openWith([listed(501), listed(502)]);
    await select('SCF501');
    await select('SCF502');

    expect(await bar()).toHaveTextContent('4 items · 200 kg · $241.00');
    expect(await bar()).toHaveTextContent('Same carrier, service, sender and date');
    await userEvent.click(screen.getByRole('button', { name: /^Manifest/ }));
    expect(await screen.findByRole('dialog', { name: 'Manifest 2 consignments' })).toBeVisible();
  });

  it('names what keeps them apart, and refuses in the specified words', async () => {
    openWith([listed(501), listed(502, {}, { carrierServiceTypeId: 99 })]);
    await select('SCF501');
    await select('SCF502');

    expect(await bar()).toHaveTextContent('2 service types');
    await userEvent.click(screen.getByRole('button', { name: /^Manifest/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'All selected consignments must have the same carrier, carrier service type, sender address, consignment type and status not in DRAFT.',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('deletes them once the question is answered, and can be undone', async () => {
    const seen = openWith([listed(501)], {
      'DELETE consignment': { status: 204 },
      'PATCH consignment/restore': { status: 204 },
    });
    await select('SCF501');
    await userEvent.click(within(await bar()).getByRole('button', { name: 'DELETE' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));

    expect(await screen.findByText('Consignment(s) deleted successfully')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Consignment(s) restored successfully')).toBeInTheDocument();
    const changes = seen.filter(({ method }) => method === 'DELETE' || method === 'PATCH');
    expect(changes.map(({ params }) => params.get('ids'))).toEqual(['501', '501']);
  });
});

describe('a row of the list', () => {
  it('opens its information, which the address remembers', async () => {
    openWith([listed(501)]);
    await userEvent.click(await screen.findByRole('button', { name: 'SCF501' }));

    expect(currentAddress()).toContain('consignment=501');
  });

  it('has no labels before it has a number', async () => {
    openWith([listed(501, { connoteNumber: 'DRAFT', status: 'DRAFT' })]);

    expect(await screen.findByRole('button', { name: 'Labels DRAFT' })).toBeDisabled();
  });
});
