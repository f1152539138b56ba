import { Suspense, useState } from 'react';

import { ownCustomItemTexts, ownSettingsIntros } from '@contracts/texts/own-settings';
import { customItemTexts, settingsPanelTexts } from '@contracts/texts/settings';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { ListSearch } from '../../../shared/filters/ListSearch';
import { AddButton } from '../../../shared/layout/AddButton';
import { lazy } from '../../../shared/loading/lazy';
import { VerbatimText } from '../../../shared/text/VerbatimText';
import { SettingsSection } from '../frame/SettingsSection';
import type { ClientPanelProps } from '../client-panel';
import { CustomItemGrid } from './CustomItemGrid';
import { useCustomItems } from './useCustomItems';

const CustomItemDialog = lazy(async () => ({
  default: (await import('./CustomItemDialog')).CustomItemDialog,
}));

/** SETTINGS-21 to SETTINGS-38: goods a client sends often. */
export function CustomItemsPanel({ clientId }: ClientPanelProps) {
  const items = useCustomItems(clientId);
  const [shown, show] = useState<ItemTemplateView | 'new' | null>(null);
  const add = () => {
    show('new');
  };

  return (
    <SettingsSection
      isWide
      title={settingsPanelTexts.customItems}
      intro={ownSettingsIntros.customItems}
      tools={
        <>
          <ListSearch label={ownCustomItemTexts.filter} list={items.list} />
          {items.mayAdd && (
            <AddButton onClick={add}>
              <VerbatimText>{customItemTexts.add}</VerbatimText>
            </AddButton>
          )}
        </>
      }
    >
      <CustomItemGrid clientId={clientId} items={items} onEdit={show} onAdd={add} />
      {shown !== null && (
        <Suspense fallback={null}>
          <CustomItemDialog
            clientId={clientId}
            item={shown === 'new' ? null : shown}
            onClose={() => {
              show(null);
            }}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}
