import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ClipboardPaste, Plus } from 'lucide-react';
import { memo, Suspense, useState, type ReactNode } from 'react';

import { tailgateLimits } from '@contracts/rules/consignment';
import { parseNumber } from '@contracts/rules/parse-number';
import { itemTexts } from '@contracts/texts/spec/items';

import { useCommand } from '../../../shared/commands/useCommand';
import { lazy } from '../../../shared/loading/lazy';
import { Tag } from '../../../shared/status/Tag';
import type { CustomItem, ItemTypeChoice } from '../../../shared/goods/goods.api';
import type { ConsignmentForm } from '../form/consignment-form';
import { FormSection } from '../form/FormSection';
import type { FormChange } from '../form/useConsignmentForm';
import { ItemRowEditor } from './ItemRowEditor';
import { ItemTotals } from './ItemTotals';
import { itemGridSx } from './item-grid.styles';
import { PasteProblems } from './PasteProblems';
import { unitName, type LengthUnit } from '../../../shared/goods/units';
import { useItemRows } from './useItemRows';

const PasteRowsDialog = lazy(async () => {
  const { PasteRowsDialog: dialog } = await import('./PasteRowsDialog');
  return { default: dialog };
});

export interface ItemsSectionProps extends Pick<ConsignmentForm, 'items' | 'isTailgateRequired'> {
  readonly change: (part: FormChange) => void;
  readonly types: readonly ItemTypeChoice[];
  readonly customItems: readonly CustomItem[];
  readonly unit: LengthUnit;
  readonly canEditTotals: boolean;
  /** Errors of untouched rows are hidden until an attempt to submit. */
  readonly shouldShowAllErrors: boolean;
  readonly error: string | undefined;
  /** Rendered below the rows: pallet owners. */
  readonly children?: ReactNode;
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
  'DG',
];

/** Item rows; Enter adds one, a pasted table adds several. Memoised: typing elsewhere does not re-render it. */
export const ItemsSection = memo(function ItemsSection(props: ItemsSectionProps) {
  const { items, isTailgateRequired, types, unit, error } = props;
  const rows = useItemRows(props, types);
  const { handlers, addedKey } = rows;
  const context = { types, unit, isTailgateRequired };
  const { customItems, canEditTotals, shouldShowAllErrors } = props;
  useCommand({ id: 'create.addItem', label: 'Add item', group: 'Actions', run: handlers.add });

  return (
    <FormSection
      title="Items"
      remark={<Tag>{`${unitName(unit)}, kilograms`}</Tag>}
      tools={<Tools rows={rows} types={types} unit={unit} />}
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
            {...context}
            {...{ row, index, handlers, customItems, canEditTotals, shouldShowAllErrors }}
            isAdded={addedKey === row.key}
          />
        ))}
      </Box>
      <PasteProblems problems={rows.problems} onClose={rows.clearProblems} />
      {error && <Alert severity="error">{error}</Alert>}
      <TailgateWarning items={items} isTailgateRequired={isTailgateRequired} />
      {props.children}
      <ItemTotals items={items} {...context} />
    </FormSection>
  );
});

type ToolsProps = Pick<ItemsSectionProps, 'types' | 'unit'> & {
  readonly rows: ReturnType<typeof useItemRows>;
};

function Tools({ rows, types, unit }: ToolsProps) {
  const [isPasting, setPasting] = useState(false);
  const paste = () => {
    setPasting(true);
  };
  useCommand({ id: 'create.pasteRows', label: 'Paste rows', group: 'Actions', run: paste });

  return (
    <>
      <Button
        variant="text"
        startIcon={<ClipboardPaste size={14} strokeWidth={1.6} aria-hidden />}
        onClick={paste}
      >
        Paste rows
      </Button>
      <Button startIcon={<Plus size={14} aria-hidden />} onClick={rows.handlers.add}>
        Add item
      </Button>
      {isPasting && (
        <Suspense fallback={null}>
          <PasteRowsDialog
            types={types}
            unit={unit}
            onPaste={rows.append}
            onClose={() => {
              setPasting(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** CON-106 */
function TailgateWarning({
  items,
  isTailgateRequired,
}: Pick<ItemsSectionProps, 'items' | 'isTailgateRequired'>) {
  const isTooHeavy = items.some(({ weight }) => parseNumber(weight) > tailgateLimits.weight);
  if (!isTailgateRequired || !isTooHeavy) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {itemTexts.overTailgate}
    </Alert>
  );
}
