import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { bar, open, select, setUpListLayout } from '../../../../test/consignment-list';
import { heldResponse } from '../../../../test/fake-server';
import { listed, listPage } from '../../../../test/freight';

setUpListLayout();

describe('a double click', () => {
  it('restores once: the second request would be rejected', async () => {
    const restoring = heldResponse();
    const seen = open(
      { body: listPage([listed(501, { state: 'DELETED' })]) },
      { 'PATCH consignment/restore': restoring.endpoint },
      { at: '/consignment/list?tab=DELETED' },
    );
    await select('SCF501');
    await userEvent.dblClick(within(await bar()).getByRole('button', { name: 'Restore' }));
    restoring.send({ status: 204 });

    expect(await screen.findByText('Consignment(s) restored successfully')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });
});
