import { render, screen } from '@testing-library/react';

import { newDangerousGood } from '../../../shared/goods/dangerous-good-row';
import { carton, inCentimetres, paintRow } from '../../../shared/goods/item-row.fixture';
import { ItemTotals } from './ItemTotals';

describe('state of the items', () => {
  it.each([
    ['All dimensions valid', {}],
    ['All dimensions valid', { dangerousGoods: [paintRow] }],
    ['Dimensions incomplete', { length: '' }],
    ['Dimensions incomplete', { quantity: '-1' }],
    ['Declaration incomplete', { dangerousGoods: [newDangerousGood()] }],
    ['Dimensions incomplete', { length: '', dangerousGoods: [newDangerousGood()] }],
  ])('H103 is %j with %j', (text, part) => {
    render(<ItemTotals items={[{ ...carton, ...part }]} {...inCentimetres} />);

    expect(screen.getByRole('status')).toHaveTextContent(text);
  });
});
