import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { open, setUpListLayout } from '../../../../test/consignment-list';
import { heldResponse } from '../../../../test/fake-server';
import { listed, listPage } from '../../../../test/freight';
import { currentUrl } from '../../../../test/render-app';

setUpListLayout();

describe('saving a filter with a late response', () => {
  it('LIST-60 does not replace the tab selected in the meantime', async () => {
    const saving = heldResponse();
    open(
      { body: listPage([listed(501)]) },
      { 'GET consignment/filter': { body: [] }, 'POST consignment/filter': saving.endpoint },
      { at: '/consignment/list?sort=eta,ASC' },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Save as' }));
    await userEvent.type(await screen.findByLabelText('Filter name'), 'By arrival{Enter}');
    await userEvent.click(await screen.findByRole('tab', { name: /Manifested/ }));
    saving.send({ body: { id: 14 } });

    expect(await screen.findByText('Filter saved successfully')).toBeInTheDocument();
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
    });
    expect(currentUrl()).toBe('/consignment/list?sort=eta%2CASC&tab=MANIFESTED');
  });
});
