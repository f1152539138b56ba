import { appTexts } from '@contracts/texts/app/common';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';

import { noPallets, palletMessage } from './pallet-counts';

describe('pallet counts', () => {
  it.each(['-1', '1.5', 'two'])('of %s are invalid, whatever their sum', (loscam) => {
    expect(palletMessage({ ...noPallets, loscam }, 2)).toBe(appTexts.palletCountInvalid);
  });

  it('that do not add up are an error', () => {
    expect(palletMessage({ ...noPallets, loscam: '1' }, 2)).toBe(
      createConsignmentTexts.palletTotalsDiffer,
    );
  });
});
