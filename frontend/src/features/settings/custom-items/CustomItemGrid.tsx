import Box from '@mui/material/Box';
import { PackageOpen } from 'lucide-react';

import { ownCustomItemTexts as words } from '@contracts/texts/own-settings';
import { settingsPanelTexts } from '@contracts/texts/settings';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { NoRecords } from '../../../shared/feedback/NoRecords';
import { answerProps } from '../../../shared/grid/answer-props';
import { EntityGrid } from '../../../shared/grid/EntityGrid';
import { customItemColumns } from './custom-item-columns';
import { CustomItemCard } from './CustomItemCard';
import { rowActions } from './RowActions';
import type { CustomItemList } from './useCustomItems';
import { useDeleteCustomItem } from './useDeleteCustomItem';

export interface CustomItemGridProps {
  readonly clientId: number;
  readonly items: CustomItemList;
  readonly onEdit: (item: ItemTemplateView) => void;
  readonly onAdd: () => void;
}

/** The list, full width; its pencil and bin stand only for those who may (SETTINGS-21, SETTINGS-31). */
export function CustomItemGrid({ clientId, items, onEdit, onAdd }: CustomItemGridProps) {
  const { list, answer, rows, total, mayEdit, mayDelete } = items;
  const remove = useDeleteCustomItem(clientId);
  const actions = {
    ...(mayEdit && { onEdit }),
    ...(mayDelete && { onDelete: (item: ItemTemplateView) => void remove(item) }),
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
        {...answerProps(answer, words.loadFailed)}
        empty={
          <NoRecords
            icon={PackageOpen}
            title={words.empty}
            firstUse={words.firstUse}
            add={items.mayAdd && { label: words.addTitle, run: onAdd }}
            isFiltered={items.isFiltered}
            hiddenBy={words.hidden}
            onClear={() => {
              list.change({ q: '' });
            }}
          />
        }
        {...(mayEdit && { onRowOpen: onEdit })}
        renderCard={(item) => <CustomItemCard item={item} {...actions} />}
      />
    </Box>
  );
}

/** From margin to margin: the first and the last column stand under the heading of the panel. */
const gridSx = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  mx: { xs: -3, sm: -5 },
  '& .MuiDataGrid-main [data-field="weight"]': { pr: 5 },
} as const;
