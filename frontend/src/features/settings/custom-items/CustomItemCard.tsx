import Box from '@mui/material/Box';

import type { ItemTemplateView } from '@contracts/views/settings.view';

import { ItemName } from './custom-item-columns';
import { ItemButton, type ItemActions } from './item-actions';

export interface CustomItemCardProps extends ItemActions {
  readonly item: ItemTemplateView;
}

/** Card of a custom item, for phones. */
export function CustomItemCard({ item, onEdit, onDelete }: CustomItemCardProps) {
  const { length, width, height, weight, itemType } = item;
  const sizes = [length, width, height].map((side) => side.toFixed(2)).join(' × ');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500 }}>
        <ItemName item={item} />
        <Box sx={{ flex: 1 }} />
        {onEdit && <ItemButton kind="edit" item={item} onClick={onEdit} />}
        {onDelete && <ItemButton kind="delete" item={item} onClick={onDelete} />}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {`${itemType.type}, ${sizes} m, ${weight.toFixed(2)} kg/l`}
      </Box>
    </Box>
  );
}
