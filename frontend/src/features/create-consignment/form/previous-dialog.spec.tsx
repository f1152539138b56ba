import { act, screen } from '@testing-library/react';

import { fakeServer, serverError, type FakeResponse } from '../../../../test/fake-server';
import { listed, listPage, operator } from '../../../../test/freight';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { api } from '../../../shared/api/api';
import { PreviousDialog } from './PreviousDialog';

describe('consignments to copy from', () => {
  it('stay when they cannot be refetched', async () => {
    const responses: FakeResponse[] = [
      { body: listPage([listed(501, { connoteNumber: 'SCF501' })]) },
    ];
    const seen = fakeServer({ 'POST consignment/list': () => responses.shift() ?? serverError });
    const store = renderPart(<PreviousDialog clientId={1} onClose={() => undefined} />, {
      session: sessionOf(operator),
    });
    expect(await screen.findByText('SCF501')).toBeVisible();
    await act(async () => {
      store.dispatch(api.util.invalidateTags(['Consignment']));
      await new Promise((resume) => {
        setTimeout(resume, 100);
      });
    });

    expect(seen).toHaveLength(2);
    expect(screen.getByText('SCF501')).toBeVisible();
  });
});
