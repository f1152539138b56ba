import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';

import { cheapOffer, server } from '../../../test/consignment-form';
import { operator, receiver, sender } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { QuotedConsignmentPage } from './QuotedConsignmentPage';

noBrowserLayout();
afterEach(() => {
  localStorage.clear();
});

const linkTo = (instructions: string) => {
  const quoted = {
    ...cheapOffer,
    senderAddress: sender,
    deliveryAddress: receiver,
    specialInstructions: instructions,
  };
  return `/consignment/quote?offer=${encodeURIComponent(JSON.stringify(quoted))}`;
};

describe('a quote that is opened on the page of another one', () => {
  it('replaces its form', async () => {
    server({});
    renderPart(
      <>
        <QuotedConsignmentPage />
        <Link to={linkTo('Ring twice')}>The next quote</Link>
      </>,
      { at: linkTo('Use the side gate'), session: sessionOf(operator) },
    );
    expect(await screen.findByLabelText(/^Special instructions/)).toHaveValue('Use the side gate');
    await userEvent.click(screen.getByText('The next quote'));

    expect(await screen.findByDisplayValue('Ring twice')).toBeVisible();
  });
});
