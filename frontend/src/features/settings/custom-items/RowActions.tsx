import { ownTexts } from '@contracts/texts/own';
import { customItemTexts } from '@contracts/texts/settings';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { actionColumn, type EntityColumn } from '../../../shared/grid/columns';
import { RowButton } from '../../../shared/layout/RowButton';

/** What the user may do with a row; left out where they may not. */
export interface ItemActions {
  readonly onEdit?: (item: ItemTemplateView) => void;
  readonly onDelete?: (item: ItemTemplateView) => void;
}

const words = { edit: customItemTexts.edit, delete: ownTexts.delete } as const;

interface ItemButtonProps {
  readonly kind: keyof typeof words;
  readonly item: ItemTemplateView;
  readonly tabIndex?: 0 | -1;
  readonly onClick: (item: ItemTemplateView) => void;
}

export const ItemButton = ({ kind, item, tabIndex = 0, onClick }: ItemButtonProps) => (
  <RowButton
    kind={kind}
    label={words[kind]}
    name={item.name}
    tabIndex={tabIndex}
    onClick={() => {
      onClick(item);
    }}
  />
);

const columnOf = ({
  kind,
  onClick,
}: Pick<ItemButtonProps, 'kind' | 'onClick'>): EntityColumn<ItemTemplateView> =>
  actionColumn({
    field: kind,
    headerName: words[kind],
    render: (item, tabIndex) => (
      <ItemButton kind={kind} item={item} tabIndex={tabIndex} onClick={onClick} />
    ),
  });

/** One narrow column for each thing the user may do with a row. */
export const rowActions = ({ onEdit, onDelete }: ItemActions) => [
  ...(onEdit ? [columnOf({ kind: 'edit', onClick: onEdit })] : []),
  ...(onDelete ? [columnOf({ kind: 'delete', onClick: onDelete })] : []),
];
