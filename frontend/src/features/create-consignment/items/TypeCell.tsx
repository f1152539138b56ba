import Box from '@mui/material/Box';

import { SelectArrow } from '../../../shared/theme/components/fields';
import type { CustomItem, ItemTypeChoice } from '../../../shared/goods/goods.api';
import { withCustomItem, withItemType } from '../../../shared/goods/item-choice';
import type { ItemRow } from '../../../shared/goods/item-row.types';
import type { LengthUnit } from '../../../shared/goods/units';

export interface TypeCellProps {
  readonly row: ItemRow;
  readonly number: number;
  readonly types: readonly ItemTypeChoice[];
  readonly customItems: readonly CustomItem[];
  readonly unit: LengthUnit;
  readonly autoFocus: boolean;
  readonly onChange: (row: ItemRow) => void;
}

const CUSTOM = 'custom-';

/** Item type, or a custom item that fills the whole row (CON-92, CON-95). */
export function TypeCell(props: TypeCellProps) {
  const { row, number, types, customItems, unit, onChange } = props;

  function choose(value: string) {
    const custom = customItems.find(({ id }) => `${CUSTOM}${id}` === value);
    if (custom) {
      onChange(withCustomItem(row, custom, unit));
      return;
    }
    const type = types.find(({ id }) => String(id) === value);
    if (type) onChange(withItemType(row, type, unit));
  }

  return (
    <label className="field">
      <span className="caption">Item type</span>
      <span className="choice">
        <Box
          component="select"
          className="cell first"
          aria-label={`Item type, item ${number}`}
          autoFocus={props.autoFocus}
          value={row.template ? `${CUSTOM}${row.template.id}` : (row.itemTypeId ?? '')}
          onChange={(event: React.ChangeEvent<HTMLSelectElement>) => {
            choose(event.target.value);
          }}
        >
          <Types row={row} types={types} />
          <CustomItems row={row} customItems={customItems} />
        </Box>
        <SelectArrow />
      </span>
    </label>
  );
}

/** Rows keep a type that the client has switched off. */
function Types({ row, types }: Pick<TypeCellProps, 'row' | 'types'>) {
  const isKnown = types.some(({ id }) => id === row.itemTypeId);
  return (
    <>
      {!isKnown && row.itemTypeId !== null && (
        <option value={row.itemTypeId}>{row.itemTypeName}</option>
      )}
      {types.map(({ id, type }) => (
        <option key={id} value={id}>
          {type}
        </option>
      ))}
    </>
  );
}

function CustomItems({
  row: { template },
  customItems,
}: Pick<TypeCellProps, 'row' | 'customItems'>) {
  const isKnown = customItems.some(({ id }) => id === template?.id);
  const choices = customItems.map(({ id, name }) => ({ id, name }));
  const all = template && !isKnown ? [template, ...choices] : choices;
  if (all.length === 0) return null;
  return (
    <optgroup label="Custom items">
      {all.map(({ id, name }) => (
        <option key={id} value={`${CUSTOM}${id}`}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
