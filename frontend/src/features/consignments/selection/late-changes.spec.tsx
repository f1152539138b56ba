import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { bar, open, openWith, select, setUpListLayout } from '../../../../test/consignment-list';
import { heldResponse } from '../../../../test/fake-server';
import { listed, listPage } from '../../../../test/freight';

setUpListLayout();

const press = async (name: string) =>
  userEvent.click(within(await bar()).getByRole('button', { name }));

describe('rows selected while a request is in progress', () => {
  it('stay selected after the deletion of others', async () => {
    const deletion = heldResponse();
    openWith([listed(501), listed(502)], { 'DELETE consignment': deletion.endpoint });
    await select('SCF501');
    await press('DELETE');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
    await select('SCF502');
    deletion.send({ status: 204 });

    expect(await screen.findByText('Consignment(s) deleted successfully')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Selection' })).toHaveTextContent('1 selected');
    });
  });

  it('stay selected after others were restored', async () => {
    const restoring = heldResponse();
    const rows = [501, 502].map((id) => listed(id, { state: 'DELETED' }));
    open(
      { body: listPage(rows) },
      { 'PATCH consignment/restore': restoring.endpoint },
      { at: '/consignment/list?tab=DELETED' },
    );
    await select('SCF501');
    await press('Restore');
    await select('SCF502');
    restoring.send({ status: 204 });

    expect(await screen.findByText('Consignment(s) restored successfully')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Selection' })).toHaveTextContent('1 selected');
    });
  });
});
