import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import { itemTexts } from '@contracts/texts/spec/items.js';

import { address, carton, content } from '../../testing/consignment.fixture.js';
import type { InvalidContent } from '../consignment.errors.js';
import { assertQuotable, isQuotable } from './submit.policy.js';

function quote(changed: Partial<ConsignmentContent>, fixedSizeItemTypeIds = new Set<number>()) {
  try {
    assertQuotable(content(changed), { fixedSizeItemTypeIds, goodsList: new Map() });
    return null;
  } catch (error) {
    return error as InvalidContent;
  }
}

describe('quoting', () => {
  it('needs valid items, but no valid address', () => {
    expect(quote({ sender: null, receiver: address({ status: 'DRAFT' }) })).toBeNull();
  });

  it('CON-113 CON-136 is rejected without items', () => {
    expect(quote({ items: [] })).toMatchObject({
      message: itemTexts.noItems,
      details: [{ path: 'offer.items', message: itemTexts.noItems }],
    });
  });

  it('CON-136 names every item that is not valid', () => {
    const rejection = quote({ items: [carton({ weight: 0 }), carton(), carton({ quantity: 0 })] });

    expect(rejection?.message).toBe(itemTexts.invalid);
    expect(rejection?.details.map(({ path }) => path.split('.', 3).join('.'))).toEqual([
      'offer.items.0',
      'offer.items.2',
    ]);
  });

  it('is possible only with items that are all valid', () => {
    const context = { fixedSizeItemTypeIds: new Set<number>(), goodsList: new Map() };

    expect(isQuotable(content(), context)).toBe(true);
    expect(isQuotable(content({ items: [carton(), carton({ weight: 0 })] }), context)).toBe(false);
    expect(isQuotable(content({ items: [] }), context)).toBe(false);
  });

  it('needs no sizes if the item type has its own', () => {
    expect(quote({ items: [carton({ length: 0 })] })).not.toBeNull();
    expect(quote({ items: [carton({ length: 0 })] }, new Set([1]))).toBeNull();
  });
});
