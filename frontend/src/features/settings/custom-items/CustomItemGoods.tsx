import Box from '@mui/material/Box';

import { appCustomItemTexts as texts } from '@contracts/texts/app/settings';

import { CheckField } from '../../../shared/forms/CheckField';
import { newDangerousGood } from '../../../shared/goods/dangerous-good-row';
import { DangerousGoods } from '../../../shared/goods/dangerous-goods/DangerousGoods';
import { rowTotals } from '../../../shared/goods/row-measures';
import type { StateProps } from './CustomItemFields';

/** SETTINGS-33: dangerous goods of a custom item, as in the consignment form. */
export function CustomItemGoods({ state }: StateProps) {
  const { form, unit, isChecked, changeRow } = state;
  const { dangerousGoods } = form.row;
  return (
    <Box sx={{ mt: 4, display: 'grid', gap: 2 }}>
      <CheckField
        label={texts.hasDangerousGoods}
        isOn={dangerousGoods.length > 0}
        onChange={(isDangerous) => {
          changeRow({ dangerousGoods: isDangerous ? [newDangerousGood()] : [] });
        }}
      />
      {dangerousGoods.length > 0 && (
        <DangerousGoods
          number={1}
          goods={dangerousGoods}
          lineWeight={rowTotals(form.row, unit).weight}
          shouldShowAllErrors={isChecked}
          onChange={(goods) => {
            changeRow({ dangerousGoods: goods });
          }}
        />
      )}
    </Box>
  );
}
