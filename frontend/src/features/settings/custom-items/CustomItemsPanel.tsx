import { Suspense, useState } from 'react';

import { appCustomItemTexts, appSettingsIntros } from '@contracts/texts/app/settings';
import { customItemTexts, settingsPanelTexts } from '@contracts/texts/spec/settings';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { ListSearch } from '../../../shared/filters/ListSearch';
import { AddButton } from '../../../shared/layout/AddButton';
import { lazy } from '../../../shared/loading/lazy';
import { SpecText } from '../../../shared/text/SpecText';
import { SettingsSection } from '../SettingsSection';
import type { ClientPanelProps } from '../client-panel';
import { CustomItemGrid } from './CustomItemGrid';
import { useCustomItems } from './useCustomItems';

const CustomItemDialog = lazy(async () => ({
  default: (await import('./CustomItemDialog')).CustomItemDialog,
}));

/** SETTINGS-21 to SETTINGS-38: saved items of a client. */
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
      intro={appSettingsIntros.customItems}
      tools={
        <>
          <ListSearch isLocal label={appCustomItemTexts.filter} list={items.list} />
          {items.canAdd && (
            <AddButton onClick={add}>
              <SpecText>{customItemTexts.add}</SpecText>
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
