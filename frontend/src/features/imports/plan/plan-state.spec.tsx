import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer, serverError, type FakeResponse } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { somePlan } from '../testing/some-plan';
import { ImportPlan } from './ImportPlan';

noBrowserLayout();

/** A plan, and the same import running after the commit. */
function open(commit: FakeResponse = { status: 202, body: { importId: 5, state: 'RUNNING' } }) {
  let plan = somePlan;
  fakeServer({
    'GET import/5': () => ({ body: plan }),
    'GET import/5/group': { body: { groups: [], nextCursor: null } },
    'POST import/5/commit': () => {
      if (commit.status === 202)
        plan = { ...plan, state: 'RUNNING', committedAt: '2026-11-23T03:01:00.000Z' };
      return commit;
    },
  });
  renderPart(<ImportPlan id={5} />, {
    session: sessionOf(['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_CONSIGNMENT'], { clientId: 7 }),
  });
}

const commit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Create 1' }));
};

describe('the state of an import', () => {
  it('is announced when it changes', async () => {
    open();
    const region = (await screen.findByText('Ready to commit')).closest('[role="status"]');
    await commit();

    await waitFor(() => {
      expect(region).toHaveTextContent('Running');
    });
    expect(region).toBeInTheDocument();
  });

  it('keeps the focus near its progress when the pressed button disappears', async () => {
    open();
    await commit();
    const progress = await screen.findByRole('progressbar');

    expect(screen.queryByRole('button', { name: 'Create 1' })).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(progress);
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the focus on the pressed button when it is rejected', async () => {
    open(serverError);
    await commit();

    const button = screen.getByRole('button', { name: 'Create 1' });
    await waitFor(() => {
      expect(button).toHaveAttribute('aria-disabled', 'false');
    });
    expect(button).toHaveFocus();
  });
});
