import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';

import { renderPart } from '../../../test/render-app';
import { type ConflictResolution, resolveConflict } from '../api/conflict-resolver';
import { VersionConflictProvider } from './VersionConflictProvider';

interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

const body = { id: 3, version: 7, company: 'Capital Fitouts', addressLine1: '4 Factory Rd, rear' };
const changedByOther: Change = {
  field: 'company',
  from: 'Capital Fitouts',
  to: 'Capital Fit-outs',
};
const changedByBoth: Change = {
  field: 'addressLine1',
  from: '4 Factory Rd',
  to: 'Unit 3, 4 Factory Rd',
};
const cleared: Change = { field: 'company', from: 'Capital', to: null };

/** A rejected save of version 7: someone else saved version 8, with these changes. */
function reject(...changes: readonly Change[]) {
  showProvider();
  return rejectAnother(...changes);
}

function showProvider() {
  renderPart(
    <>
      <VersionConflictProvider />
      <Toaster />
    </>,
  );
}

const rejectAnother = (...changes: readonly Change[]) => rejectFrom(() => true, ...changes);

function rejectFrom(isFormOpen: () => boolean, ...changes: readonly Change[]) {
  const result: { body?: ConflictResolution } = {};
  const error = {
    status: 409,
    message: 'Changed by Priya N. since you opened it',
    code: 'record.changed_by_another',
    details: {
      record: 'address',
      version: 8,
      changedBy: { id: 1, name: 'Priya N.' },
      changedAt: '2026-11-18T03:49:00Z',
      changes,
    },
  };
  act(() => {
    void resolveConflict(error, body, isFormOpen).then((resolved) => {
      result.body = resolved;
    });
  });
  return result;
}

const choices = async (field: string) =>
  within(await screen.findByRole('radiogroup', { name: field }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('saving an outdated version', () => {
  it('names the version of each value, for phones without column headings', async () => {
    reject(changedByBoth);
    const field = await choices('Address line 1');

    expect(field.getByText('Was')).toBeInTheDocument();
    expect(field.getByText('Priya N., saved')).toBeInTheDocument();
    expect(field.getByText('You, not saved')).toBeInTheDocument();
    expect(field.getByRole('radio', { name: 'Unit 3, 4 Factory Rd' })).toBeInTheDocument();
  });

  it('is merged without asking if both users changed different fields', async () => {
    const result = reject(changedByOther);

    expect(
      await screen.findByText(/Priya N. saved in the meantime: that change and yours/),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(result.body).toEqual({ ...body, version: 8, company: 'Capital Fit-outs' });
  });

  it('is not confirmed by Enter pressed for the form below when the dialog appears', async () => {
    const result = reject(changedByBoth);
    await choices('Address line 1');
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('dialog')).toBeVisible();
    expect(result.body).toBeUndefined();
  });

  it('asks about each field that both changed, and shows the other values that are kept', async () => {
    const result = reject(changedByOther, changedByBoth);
    const address = await choices('Address line 1');

    expect(
      screen.getByText(
        'Priya N. saved version 8 on 18/11/2026 02:49 pm. Your changes are not saved yet.',
      ),
    ).toBeVisible();
    expect(screen.getByText('4 Factory Rd', { selector: 'div' })).toBeVisible();
    const [merged] = screen.getAllByRole('listitem');
    expect(merged).toHaveTextContent('CompanyCapital Fitouts → Capital Fit-outsPriya N. only');
    // what each has changed of the original
    expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual([
      'Unit 3, ',
      'Rd, rear',
    ]);
    // the text only adds to the original
    expect(address.getByRole('radio', { name: '4 Factory Rd, rear' })).toBeChecked();
    await userEvent.click(address.getByRole('radio', { name: 'Unit 3, 4 Factory Rd' }));
    await press('Save version 9');

    await waitFor(() => {
      expect(result.body).toEqual({
        ...body,
        version: 8,
        company: 'Capital Fit-outs',
        addressLine1: 'Unit 3, 4 Factory Rd',
      });
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('names the record, which may not be the one on the screen', async () => {
    reject(changedByBoth);

    expect(
      await screen.findByRole('dialog', {
        name: 'Capital Fitouts was changed while you were editing',
      }),
    ).toBeVisible();
  });

  it('does not ask once the form has been left, and stays rejected', async () => {
    showProvider();
    const result = rejectFrom(() => false, changedByBoth);

    await waitFor(() => {
      expect(result.body).toBeNull();
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is merged after the form has been left if both users changed different fields', async () => {
    showProvider();
    const result = rejectFrom(() => false, changedByOther);

    await waitFor(() => {
      expect(result.body).toEqual({ ...body, version: 8, company: 'Capital Fit-outs' });
    });
  });

  it('asks about the second of two rejected at once when the first is resolved', async () => {
    const first = reject(changedByBoth);
    await choices('Address line 1');
    const second = rejectAnother(cleared);
    await press('Back to the form');
    await waitFor(() => {
      expect(first.body).toBeNull();
    });
    expect(second.body).toBeUndefined();

    await choices('Company');
    await press('Back to the form');
    await waitFor(() => {
      expect(second.body).toBeNull();
    });
  });

  it('can take all values of one side at once', async () => {
    const result = reject(cleared, changedByBoth);
    await choices('Company');
    await press('Use all: You, not saved');
    await press('Save version 9');

    await waitFor(() => {
      expect(result.body).toEqual({ ...body, version: 8 });
    });
  });

  it('names what both have changed to the same value', async () => {
    reject(changedByBoth, { field: 'company', from: 'Capital', to: 'Capital Fitouts' });
    await choices('Address line 1');

    expect(screen.getByText('1 merged automatically')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'CompanyCapital → Capital Fitoutsboth the same',
    );
  });

  it('can be discarded in favour of the saved version, with a notice', async () => {
    const result = reject(changedByBoth);
    await choices('Address line 1');
    await press('Drop my changes');

    await waitFor(() => {
      expect(result.body).toBe('discard');
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(
      await screen.findByText('Your changes were dropped. Priya N. saved the current version.'),
    ).toBeVisible();
  });

  it('shows an emptied field as empty', async () => {
    reject(cleared);

    expect((await choices('Company')).getByRole('radio', { name: '—' })).toBeInTheDocument();
  });

  it.each(['Back to the form', '{Escape}'])('stays rejected after %s', async (way) => {
    const result = reject(changedByBoth);
    await choices('Address line 1');
    if (way === '{Escape}') await userEvent.keyboard(way);
    else await press(way);

    await waitFor(() => {
      expect(result.body).toBeNull();
    });
  });
});
