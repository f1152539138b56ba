import Box from '@mui/material/Box';

import { appCustomItemTexts as texts } from '@contracts/texts/app/settings';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { TextInput } from '../../../shared/forms/TextInput';
import { withItemType } from '../../../shared/goods/item-choice';
import { rowTotals } from '../../../shared/goods/row-measures';
import { unitSign } from '../../../shared/goods/units';
import { interpolate } from '../../../shared/text/format';
import type { CustomItemFormState } from './useCustomItemForm';

export interface StateProps {
  readonly state: CustomItemFormState;
}

const sides = ['length', 'width', 'height'] as const;

/** Name, type and dimensions of one piece in the user's unit. */
export function CustomItemFields({ state }: StateProps) {
  const { form, unit, visibleErrors, rename } = state;
  return (
    <Box sx={gridSx}>
      <Box className="wide">
        <TextInput
          label={texts.name}
          autoFocus
          value={form.name}
          error={visibleErrors.name}
          onChange={({ target }) => {
            rename(target.value);
          }}
        />
      </Box>
      <Box className="wide">
        <TypeField state={state} />
      </Box>
      <MeasureField state={state} field="quantity" label={texts.quantity} />
      {sides.map((side) => (
        <MeasureField
          key={side}
          state={state}
          field={side}
          label={`${texts[side]} (${unitSign(unit)})`}
        />
      ))}
      <MeasureField state={state} field="weight" label={texts.weight} />
      <Box role="status" className="whole" sx={{ color: 'app.textMuted' }}>
        {totalsOf(state)}
      </Box>
    </Box>
  );
}

function totalsOf({ form, unit }: CustomItemFormState): string {
  const { weight, volume } = rowTotals(form.row, unit);
  return interpolate(texts.totals, { weight: weight.toFixed(2), volume: volume.toFixed(3) });
}

/** Items keep a type that the client has switched off. */
function TypeField({ state: { form, types, unit, changeRow } }: StateProps) {
  const { itemTypeId, itemTypeName } = form.row;
  const isKnown = types.some(({ id }) => id === itemTypeId);
  return (
    <FormField label={texts.itemType}>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(itemTypeId ?? '')}
          options={[
            ...(isKnown || itemTypeId === null
              ? []
              : [{ value: String(itemTypeId), label: itemTypeName ?? '' }]),
            ...types.map(({ id, type }) => ({ value: String(id), label: type })),
          ]}
          onChange={(chosen) => {
            const type = types.find(({ id }) => String(id) === chosen);
            if (type) changeRow(withItemType(form.row, type, unit));
          }}
        />
      )}
    </FormField>
  );
}

interface MeasureFieldProps extends StateProps {
  readonly field: 'quantity' | 'length' | 'width' | 'height' | 'weight';
  readonly label: string;
}

const MeasureField = ({ state, field, label }: MeasureFieldProps) => (
  <TextInput
    label={label}
    value={state.form.row[field]}
    error={state.visibleErrors[field]}
    autoComplete="off"
    inputProps={{ inputMode: 'decimal' }}
    onChange={({ target }) => {
      state.changeRow({ [field]: target.value });
    }}
  />
);

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' },
  alignItems: 'start',
  gap: '14px 12px',
  '& .wide': { gridColumn: { xs: '1 / -1', md: 'span 2' }, minWidth: 0 },
  '& .wide:first-of-type': { gridColumn: { xs: '1 / -1', md: 'span 3' } },
  '& .whole': { gridColumn: '1 / -1' },
} as const;
