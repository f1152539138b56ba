import Box from '@mui/material/Box';
import { PackageOpen } from 'lucide-react';

import { appCustomItemTexts as texts } from '@contracts/texts/app/settings';
import { settingsPanelTexts } from '@contracts/texts/spec/settings';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { NoRecords } from '../../../shared/feedback/NoRecords';
import { queryProps } from '../../../shared/grid/query-props';
import { EntityGrid } from '../../../shared/grid/EntityGrid';
import { customItemColumns } from './custom-item-columns';
import { CustomItemCard } from './CustomItemCard';
import { rowActions } from './item-actions';
import type { CustomItemList } from './useCustomItems';
import { useDeleteCustomItem } from './useDeleteCustomItem';

export interface CustomItemGridProps {
  readonly clientId: number;
  readonly items: CustomItemList;
  readonly onEdit: (item: ItemTemplateView) => void;
  readonly onAdd: () => void;
}

/** Full-width table; Edit and Delete only with permission (SETTINGS-21, SETTINGS-31). */
export function CustomItemGrid({ clientId, items, onEdit, onAdd }: CustomItemGridProps) {
  const { list, listQuery, rows, total, canEdit, canDelete } = items;
  const remove = useDeleteCustomItem(clientId);
  const actions = {
    ...(canEdit && { onEdit }),
    ...(canDelete && { onDelete: (item: ItemTemplateView) => void remove(item) }),
  };

  return (
    <Box sx={gridSx}>
      <EntityGrid
        label={settingsPanelTexts.customItems}
        columns={[...customItemColumns, ...rowActions(actions)]}
        rows={rows}
        total={total}
        query={list.query}
        onQueryChange={list.change}
        {...queryProps(listQuery, texts.loadFailed)}
        empty={
          <NoRecords
            icon={PackageOpen}
            title={texts.empty}
            firstUse={items.canAdd ? texts.firstUse : null}
            add={items.canAdd && { label: texts.addTitle, run: onAdd }}
            isFiltered={items.isFiltered}
            hiddenBy={texts.hidden}
            onClear={() => {
              list.change({ q: '' });
            }}
          />
        }
        {...(canEdit && { onRowOpen: onEdit })}
        renderCard={(item) => <CustomItemCard item={item} {...actions} />}
      />
    </Box>
  );
}

/** Aligns the first and last columns with the heading of the panel. */
const gridSx = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  // on a phone the sort button is above the cards
  flexDirection: { xs: 'column', sm: 'row' },
  mx: { xs: -3, sm: -5 },
  '& .MuiDataGrid-main [data-field="weight"]': { pr: 5 },
} as const;
