import { screen, waitFor } from '@testing-library/react';

import { bodyOf, sent, server, submit } from '../../../test/consignment-form';
import { consignment, operator } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { CreateConsignmentPage } from './CreateConsignmentPage';
import { EditConsignmentPage } from './EditConsignmentPage';
import { choices } from './form-choices.fixture';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();

/** An entry of a category, a whole category and a payer account that the client no longer has. */
const stored = consignment({
  categoryEntryPicks: [
    {
      ...{ id: 71, consignmentId: 71, categoryId: 71, categoryEntryId: 79 },
      categoryEntry: { categoryDesc: 'Cost centre', entryDesc: 'Adelaide' },
    },
    {
      ...{ id: 98, consignmentId: 71, categoryId: 98, categoryEntryId: 99 },
      categoryEntry: { categoryDesc: 'Project', entryDesc: 'Harbour' },
    },
  ],
  clientPayerAccount: {
    ...{ id: 6, whoPays: 'RECEIVER', accountNumber: '90210', description: 'Branch', carrierId: 1 },
  },
});

function open(page: 'edit' | 'copy') {
  const seen = server({
    ...choices,
    'GET consignment/71': { body: stored },
    'PUT consignment': { body: { id: 71, connoteNumber: 'SCF71', revision: 2 } },
  });
  const session = sessionOf([...operator, 'READ_CATEGORY']);
  if (page === 'edit')
    renderPart(<EditConsignmentPage />, { at: '/consignment/edit?conId=71', session });
  else renderPart(<CreateConsignmentPage />, { at: '/consignment/default?like=71', session });
  return seen;
}

describe('choices of a consignment that have since been deleted', () => {
  it('are shown when it is edited, and can be removed', async () => {
    const seen = open('edit');
    expect(await screen.findByLabelText(/^Cost centre/)).toHaveDisplayValue('Adelaide');
    expect(screen.getByLabelText('Payer account')).toHaveDisplayValue('Receiver: Branch, 90210');
    await selectOption(screen.getByLabelText(/^Project/), '--');
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();

    await waitFor(() => {
      expect(bodyOf(sent(seen)[0])).toMatchObject({
        categoryEntryPicks: [{ categoryId: 71, categoryEntryId: 79 }],
        clientPayerAccount: { id: 6 },
      });
    });
  });

  it('are left out of a copy', async () => {
    const seen = open('copy');
    await screen.findByLabelText(/^Cost centre/);
    expect(screen.queryByLabelText(/^Project/)).not.toBeInTheDocument();
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();

    await waitFor(() => {
      expect(bodyOf(sent(seen)[0])).toMatchObject({
        categoryEntryPicks: [],
        clientPayerAccount: null,
      });
    });
  });
});
