import Box from '@mui/material/Box';
import { Flame } from 'lucide-react';

import { appCustomItemTexts } from '@contracts/texts/app/settings';
import { customItemTexts } from '@contracts/texts/spec/settings';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import type { EntityColumn } from '../../../shared/grid/columns';

const { columns } = customItemTexts;

/** Name, with a flame for dangerous goods. */
export const ItemName = ({ item }: { readonly item: ItemTemplateView }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 }}>
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {item.name}
    </Box>
    {item.dangerousGoods.length > 0 && (
      <Box
        component={Flame}
        size={13}
        role="img"
        aria-label={appCustomItemTexts.dangerousGoods}
        sx={{ flex: 'none', color: 'app.tone.warn.glyph' }}
      />
    )}
  </Box>
);

const measure = (
  field: 'length' | 'width' | 'height' | 'weight',
): EntityColumn<ItemTemplateView> => ({
  field,
  headerName: columns[field],
  width: 108,
  align: 'right',
  headerAlign: 'right',
  renderCell: ({ row }) => row[field].toFixed(2),
});

/** SETTINGS-25 to SETTINGS-30, in specified order; always in metres. */
export const customItemColumns: readonly EntityColumn<ItemTemplateView>[] = [
  {
    field: 'name',
    headerName: columns.name,
    flex: 1.4,
    minWidth: 180,
    rowHeader: true,
    cellClassName: 'AppStrongCell',
    renderCell: ({ row }) => <ItemName item={row} />,
  },
  {
    field: 'itemType',
    headerName: columns.itemType,
    flex: 1,
    minWidth: 110,
    renderCell: ({ row }) => row.itemType.type,
  },
  measure('length'),
  measure('width'),
  measure('height'),
  measure('weight'),
];
