import { screen, waitFor } from '@testing-library/react';

import { fakeServer } from '../../test/fake-server';
import { operator } from '../../test/freight';
import { sessionOf } from '../../test/people';
import { renderPart } from '../../test/render-app';
import { RecordDialogs } from './dialogs';

const open = (query: string) => {
  const seen = fakeServer({});
  renderPart(<RecordDialogs />, { at: `/consignment/list?${query}`, session: sessionOf(operator) });
  return seen;
};

describe('record dialog in the URL', () => {
  it('fetches the record', async () => {
    const seen = open('tracking=71');

    await waitFor(() => {
      expect(seen.map(({ path }) => path)).toContain('tracking');
    });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it.each(['consignment=abc', 'tracking=-1', 'history=bogus', 'rules=customer-carrier'])(
    'stays closed, without a request, if %s names none',
    (query) => {
      expect(open(query)).toEqual([]);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );
});
