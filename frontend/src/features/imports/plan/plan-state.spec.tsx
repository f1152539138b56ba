import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { somePlan } from '../testing/some-plan';
import { ImportPlan } from './ImportPlan';

noBrowserLayout();

describe('the state of an import', () => {
  it('is announced when it changes', async () => {
    let plan = somePlan;
    fakeServer({
      'GET import/5': () => ({ body: plan }),
      'GET import/5/group': { body: { groups: [], nextCursor: null } },
      'POST import/5/commit': () => {
        plan = { ...plan, state: 'RUNNING', committedAt: '2026-11-23T03:01:00.000Z' };
        return { status: 202, body: { importId: 5, state: 'RUNNING' } };
      },
    });
    renderPart(<ImportPlan id={5} />, {
      session: sessionOf(['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_CONSIGNMENT'], { clientId: 7 }),
    });
    const region = (await screen.findByText('Ready to commit')).closest('[role="status"]');
    await userEvent.click(screen.getByRole('button', { name: 'Create 1' }));

    await waitFor(() => {
      expect(region).toHaveTextContent('Running');
    });
    expect(region).toBeInTheDocument();
  });
});
