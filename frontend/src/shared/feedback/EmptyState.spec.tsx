import { screen } from '@testing-library/react';

import { styleOf } from '../../../test/layout';
import { renderPart } from '../../../test/render-app';
import { EmptyState } from './EmptyState';

describe('empty state', () => {
  it('keeps a long reason to lines of a readable width', () => {
    renderPart(<EmptyState title="No imports found." reason="Upload a file of consignments." />);

    expect(styleOf(screen.getByText('Upload a file of consignments.')).maxWidth).toBe('60ch');
  });
});
