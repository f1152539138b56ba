import { appTexts } from '@contracts/texts/app/common';
import { customItemTexts } from '@contracts/texts/spec/settings';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { actionColumn, type EntityColumn } from '../../../shared/grid/columns';
import { RowButton } from '../../../shared/layout/RowButton';

/** Actions on a row; undefined without permission. */
export interface ItemActions {
  readonly onEdit?: (item: ItemTemplateView) => void;
  readonly onDelete?: (item: ItemTemplateView) => void;
}

const labels = { edit: customItemTexts.edit, delete: appTexts.delete } as const;

interface ItemButtonProps {
  readonly kind: keyof typeof labels;
  readonly item: ItemTemplateView;
  readonly tabIndex?: 0 | -1;
  readonly onClick: (item: ItemTemplateView) => void;
}

export const ItemButton = ({ kind, item, tabIndex = 0, onClick }: ItemButtonProps) => (
  <RowButton
    kind={kind}
    label={labels[kind]}
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
    headerName: labels[kind],
    render: (item, tabIndex) => (
      <ItemButton kind={kind} item={item} tabIndex={tabIndex} onClick={onClick} />
    ),
  });

/** One narrow column per permitted action. */
export const rowActions = ({ onEdit, onDelete }: ItemActions) => [
  ...(onEdit ? [columnOf({ kind: 'edit', onClick: onEdit })] : []),
  ...(onDelete ? [columnOf({ kind: 'delete', onClick: onDelete })] : []),
];
