import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  bar,
  open,
  openWith,
  setUpListLayout,
  rowOf,
  select,
} from '../../../../test/consignment-list';
import { serverError, type FakeResponse } from '../../../../test/fake-server';
import { listed, listPage } from '../../../../test/freight';

setUpListLayout();

describe('selecting consignments', () => {
  it('LIST-06 LIST-07 LIST-84 selects the whole page, shows totals and offers Manifest', async () => {
    openWith([listed(501), listed(502)]);
    await rowOf('SCF502');
    await userEvent.click(screen.getByRole('checkbox', { name: /select all/i }));

    expect(await bar()).toHaveTextContent('4 items · 200 kg · $241.00');
    expect(await bar()).toHaveTextContent('Same carrier, service, sender and date');
    await userEvent.click(screen.getByRole('button', { name: /^Manifest/ }));
    expect(await screen.findByRole('dialog', { name: 'Manifest 2 consignments' })).toBeVisible();
  });

  it('names the first difference, with the specified message', async () => {
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

  it('LIST-08 LIST-73 LIST-76 LIST-79 deletes after confirmation, with undo', async () => {
    const seen = openWith([listed(501, { itemQuantity: 1 })], {
      'DELETE consignment': { status: 204 },
      'PATCH consignment/restore': { status: 204 },
    });
    await select('SCF501');
    expect(await bar()).toHaveTextContent('1 item · ');
    await userEvent.click(within(await bar()).getByRole('button', { name: 'DELETE' }));
    expect(await screen.findByText('Delete selected consignment(s)?')).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^SCF501 to \w/);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));

    expect(await screen.findByText('Consignment(s) deleted successfully')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Consignment(s) restored successfully')).toBeInTheDocument();
    const changes = seen.filter(({ method }) => method === 'DELETE' || method === 'PATCH');
    expect(changes.map(({ params }) => params.get('ids'))).toEqual(['501', '501']);
  });
});

describe('manifesting the selection', () => {
  const manifest = async (response: FakeResponse, row = listed(501)) => {
    const seen = openWith([row], { 'POST manifest': response });
    await select('SCF501');
    await userEvent.click(within(await bar()).getByRole('button', { name: /^Manifest/ }));
    return seen;
  };
  const confirm = async () =>
    userEvent.click(
      within(await screen.findByRole('dialog', { name: /^Manifest/ })).getByRole('button', {
        name: /^Manifest/,
      }),
    );

  it('LIST-80 LIST-81 sends it and refetches the list', async () => {
    const seen = await manifest({ body: { id: 7, manifestNumber: 'MAN-7', leftOut: [] } });
    const before = seen.filter(({ path }) => path === 'consignment/list').length;
    await confirm();

    expect(await screen.findByText('Consignment manifested successfully')).toBeInTheDocument();
    expect(seen.find(({ path }) => path === 'manifest')?.body).toMatchObject({
      consignmentIds: [501],
    });
    await waitFor(() => {
      expect(seen.filter(({ path }) => path === 'consignment/list').length).toBeGreaterThan(before);
    });
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  it.each([
    [
      'LIST-82',
      'Cannot manifest: Consignment is a draft',
      'Cannot manifest: Consignment is a draft',
    ],
    ['LIST-83', 'Something else', 'Error manifesting Consignment'],
  ])('%s says why it failed', async (_id, message, text) => {
    await manifest({ status: 409, body: { statusCode: 409, message } });
    await confirm();

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('LIST-84 asks for confirmation if nothing would be sent to the carrier', async () => {
    await manifest({ body: {} }, listed(501, { isManifestingEnabled: false }));

    expect(
      await screen.findByText(
        'Manifesting is not set to active. Consignment data will not be transferred.',
      ),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Manifest it!' }));
    expect(await screen.findByRole('dialog', { name: /^Manifest/ })).toBeVisible();
  });
});

describe('failed deletion', () => {
  it('LIST-76 shows an error', async () => {
    openWith([listed(501)], { 'DELETE consignment': serverError });
    await select('SCF501');
    await userEvent.click(within(await bar()).getByRole('button', { name: 'DELETE' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));

    expect(await screen.findByText('Error deleting consignment(s)')).toBeInTheDocument();
  });
});

describe('deleted consignments', () => {
  const deleted = listed(501, { state: 'DELETED' });
  const restore = async (response: FakeResponse) => {
    const seen = open(
      { body: listPage([deleted]) },
      { 'PATCH consignment/restore': response },
      { at: '/consignment/list?tab=DELETED' },
    );
    await rowOf('SCF501');
    await userEvent.click(screen.getByRole('checkbox', { name: /select all/i }));
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Restore' }));
    return seen;
  };

  it('LIST-10 LIST-79 are restored without confirmation', async () => {
    const seen = await restore({ status: 204 });

    expect(await screen.findByText('Consignment(s) restored successfully')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PATCH')?.params.get('ids')).toBe('501');
  });

  it('LIST-79 show when they cannot be restored', async () => {
    await restore(serverError);

    expect(await screen.findByText('Error restoring consignment(s)')).toBeInTheDocument();
  });
});
