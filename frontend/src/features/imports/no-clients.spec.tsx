import { screen } from '@testing-library/react';

import { fakeServer } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { ImportsPage } from './ImportsPage';

noBrowserLayout();

it('H76 a file cannot be imported while there are no clients, and the screen says so', async () => {
  fakeServer({
    'GET import': { body: { imports: [], totalCount: 0, totalPageCount: 0 } },
    'GET user/client/list': { body: [] },
  });
  renderPart(<ImportsPage />, {
    at: '/import',
    session: sessionOf(['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_CONSIGNMENT', 'READ_CLIENT'], {
      clientId: null,
      clientIds: [],
    }),
  });

  expect(await screen.findByText('There are no clients yet. Add one under Clients.')).toBeVisible();
});
