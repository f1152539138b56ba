import { screen } from '@testing-library/react';

import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { FileActions } from './FileActions';

describe('the actions of a file that was left aside', () => {
  it.each([true, false])('try it again only if that is possible: %s', (canRetry) => {
    renderPart(<FileActions id={71} clientId={11} state="IGNORED" canRetry={canRetry} />, {
      at: '/integrations',
      session: sessionOf(['RUN_INTEGRATION']),
    });

    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(canRetry ? 1 : 0);
    expect(screen.queryByRole('button', { name: 'Ignore' })).not.toBeInTheDocument();
  });
});
