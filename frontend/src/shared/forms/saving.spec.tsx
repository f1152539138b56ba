import Button from '@mui/material/Button';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import { renderPart } from '../../../test/render-app';
import { FormDialog } from './FormDialog';
import { useSaveFeedback } from './useSaveFeedback';

afterEach(() => {
  toast.dismiss();
});

interface Outcome {
  readonly error?: unknown;
}

const rejected: Outcome = { error: { status: 404, message: 'Record not found' } };
const broken: Outcome = { error: { status: 500, message: '' } };

function SaveButton({ outcomes }: { readonly outcomes: Outcome[] }) {
  const reportSave = useSaveFeedback();
  return (
    <Button
      onClick={() =>
        void reportSave(Promise.resolve(outcomes.shift() ?? {}), {
          done: 'Prefix deleted successfully',
          failed: 'Error deleting Prefix',
        })
      }
    >
      Save
    </Button>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const open = (...outcomes: Outcome[]) => {
  renderPart(
    <>
      <SaveButton outcomes={outcomes} />
      <Toaster />
    </>,
  );
};

describe('a failed action', () => {
  it('ACCT-48 shows the specified message of the failure, with the reason below', async () => {
    open(rejected);
    await press();

    expect(await screen.findByText('Error deleting Prefix')).toBeVisible();
    expect(screen.getByText('Record not found')).toBeVisible();
  });

  it('has no reason for a server error', async () => {
    open(broken);
    await press();

    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error deleting Prefix$/);
  });

  it('X-11 is removed when the action is repeated and succeeds', async () => {
    open(rejected);
    await press();
    await screen.findByText('Error deleting Prefix');
    await press();

    expect(await screen.findByText('Prefix deleted successfully')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('Error deleting Prefix')).not.toBeInTheDocument();
    });
  });

  it('X-11 is shown once when it fails again', async () => {
    open(rejected, broken);
    await press();
    await screen.findByText('Record not found');
    await press();

    await waitFor(() => {
      expect(screen.queryByText('Record not found')).not.toBeInTheDocument();
    });
    expect(await screen.findByText('Error deleting Prefix')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('a form that could not be saved', () => {
  it('shows what failed, with the reason below', () => {
    renderPart(
      <FormDialog
        title="Edit"
        error={{ message: 'Error Updating Client', reason: 'The client is not there any more' }}
        onSubmit={() => undefined}
        onClose={() => undefined}
      >
        Fields
      </FormDialog>,
    );

    expect(screen.getByText('Error Updating Client')).toBeVisible();
    expect(screen.getByText('The client is not there any more')).toBeVisible();
  });
});
