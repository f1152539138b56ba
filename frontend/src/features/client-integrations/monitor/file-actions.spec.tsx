import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '../../../../test/fake-server';
import { orderFile } from '../../../../test/flows';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { FileActions } from './FileActions';

describe('the actions of an ignored file', () => {
  it.each([true, false])('retry it only if that is possible: %s', (canRetry) => {
    renderPart(<FileActions file={{ ...orderFile, state: 'IGNORED', canRetry }} />, {
      at: '/integrations',
      session: sessionOf(['RUN_INTEGRATION']),
    });

    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(canRetry ? 1 : 0);
    expect(screen.queryByRole('button', { name: 'Ignore' })).not.toBeInTheDocument();
  });
});

describe('a duplicate', () => {
  const duplicate = { ...orderFile, state: 'SEEN_BEFORE', canTakeAgain: true } as const;
  const open = (file: typeof duplicate | typeof orderFile) => {
    const taken = { ...orderFile, state: 'PLANNED' };
    const seen = fakeServer({ 'POST integration-file/71/take-again': { body: taken } });
    renderPart(<FileActions file={file} />, {
      at: '/integrations',
      session: sessionOf(['RUN_INTEGRATION']),
    });
    return seen;
  };

  it('is imported again after confirmation', async () => {
    const seen = open(duplicate);
    await userEvent.click(screen.getByRole('button', { name: 'Import again' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(`Import ${orderFile.name} again?`);
    expect(seen).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import again' }));

    await waitFor(() => {
      expect(seen).toMatchObject([{ method: 'POST' }]);
    });
  });

  it('cannot be imported again without its content, or if it is not a duplicate', () => {
    open(orderFile);
    expect(screen.queryByRole('button', { name: 'Import again' })).not.toBeInTheDocument();
  });
});
