import { screen, within } from '@testing-library/react';

import { renderPart } from '../../../../test/render-app';
import { FileAttachments } from './FileAttachments';

describe('signature attachments of a POD file', () => {
  it('are listed, each with its download', () => {
    const attachments = [
      { number: 1, name: 'POD_7_000012_LKIZ00000387.png' },
      { number: 2, name: 'POD_7_000012_LKIZ00000388.png' },
    ];
    renderPart(<FileAttachments id={71} kind="POD_OUT" attachments={attachments} />, {
      at: '/integrations',
    });

    const list = screen.getByRole('region', { name: 'Signatures' });
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    expect(
      within(list).getByRole('button', { name: 'Download POD_7_000012_LKIZ00000388.png' }),
    ).toBeVisible();
  });

  it('are headed Labels for an order file', () => {
    const attachments = [{ number: 1, name: 'ORD_1438.xml.88.labels.pdf' }];
    renderPart(<FileAttachments id={71} kind="ORDERS_IN" attachments={attachments} />, {
      at: '/integrations',
    });

    const list = screen.getByRole('region', { name: 'Labels' });
    expect(within(list).getByRole('button')).toHaveTextContent('ORD_1438.xml.88.labels.pdf');
  });

  it('are left out of files without any', () => {
    renderPart(<FileAttachments id={71} kind="POD_OUT" attachments={[]} />, {
      at: '/integrations',
    });

    expect(screen.queryByRole('region', { name: 'Signatures' })).not.toBeInTheDocument();
  });
});
