import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';

import { tailgateLimits } from '@contracts/rules/consignment';
import { itemTexts } from '@contracts/texts/items';

import { useCommand } from '../../../shared/commands/useCommand';
import { Tag } from '../../../shared/status/Tag';
import type { ItemTypeChoice } from '../create-consignment.api';
import { FormSection } from '../form/FormSection';
import type { ConsignmentFormState } from '../form/useConsignmentForm';
import { ItemRowEditor } from './ItemRowEditor';
import { ItemTotals } from './ItemTotals';
import { itemGridSx } from './item-grid.styles';
import { numberOf, unitName, type LengthUnit } from './units';
import { useItemRows } from './useItemRows';

export interface ItemsSectionProps {
  readonly state: ConsignmentFormState;
  readonly types: readonly ItemTypeChoice[];
  readonly unit: LengthUnit;
  /** Messages of untouched rows stay quiet until the form was sent once. */
  readonly showsAll: boolean;
  readonly error: string | undefined;
}

const headings = [
  'Item type',
  'Qty',
  'Length',
  'Width',
  'Height',
  'Weight',
  'Total weight',
  'Volume',
];

/** The goods, a row each; Enter adds another, a copied table fills as many as it has lines. */
export function ItemsSection({ state, types, unit, showsAll, error }: ItemsSectionProps) {
  const { items, isTailgateRequired } = state.form;
  const rows = useItemRows(state, types);
  const circumstances = { types, unit, isTailgateRequired };
  useCommand({ id: 'create.addItem', label: 'Add item', group: 'Actions', run: rows.add });

  return (
    <FormSection
      title="Items"
      remark={<Tag>{`${unitName(unit)}, kilograms`}</Tag>}
      tools={
        <Button startIcon={<Plus size={14} aria-hidden />} onClick={rows.add}>
          Add item
        </Button>
      }
    >
      <Box role="group" aria-label="Items" sx={itemGridSx}>
        <Box className="head" aria-hidden>
          {headings.map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
        </Box>
        {items.map((row, index) => (
          <ItemRowEditor
            key={row.key}
            {...circumstances}
            row={row}
            index={index}
            rows={rows}
            showsAll={showsAll}
          />
        ))}
      </Box>
      {error && <Alert severity="error">{error}</Alert>}
      <TailgateWarning state={state} />
      <ItemTotals items={items} {...circumstances} />
    </FormSection>
  );
}

/** CON-106 */
function TailgateWarning({ state }: Pick<ItemsSectionProps, 'state'>) {
  const { items, isTailgateRequired } = state.form;
  const isTooHeavy = items.some(({ weight }) => numberOf(weight) > tailgateLimits.weight);
  if (!isTailgateRequired || !isTooHeavy) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {itemTexts.overTailgate}
    </Alert>
  );
}
