import { screen, within } from '@testing-library/react';

import { renderPart } from '../../../../test/render-app';
import { FileImages } from './FileImages';

describe('the signatures of a file of proofs', () => {
  it('are listed, each with its download', () => {
    const images = [
      { number: 1, name: 'POD_7_000012_LKIZ00000387.png' },
      { number: 2, name: 'POD_7_000012_LKIZ00000388.png' },
    ];
    renderPart(<FileImages id={71} images={images} />, { at: '/integrations' });

    const list = screen.getByRole('region', { name: 'Signatures' });
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    expect(
      within(list).getByRole('button', { name: 'Download POD_7_000012_LKIZ00000388.png' }),
    ).toBeVisible();
  });

  it('are left out of files without any', () => {
    renderPart(<FileImages id={71} images={[]} />, { at: '/integrations' });

    expect(screen.queryByRole('region', { name: 'Signatures' })).not.toBeInTheDocument();
  });
});
