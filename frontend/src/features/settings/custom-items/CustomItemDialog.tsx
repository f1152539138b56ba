import { appCustomItemTexts as texts } from '@contracts/texts/app/settings';
import { customItemTexts } from '@contracts/texts/spec/settings';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { FormDialog } from '../../../shared/forms/FormDialog';
import { useListItemTypesQuery } from '../../../shared/goods/goods.api';
import { HistoryButton } from '../../../shared/navigation/HistoryButton';
import { CustomItemFields } from './CustomItemFields';
import { CustomItemGoods } from './CustomItemGoods';
import { useCustomItemForm } from './useCustomItemForm';

export interface CustomItemDialogProps {
  readonly clientId: number;
  /** Null to add a new one. */
  readonly item: ItemTemplateView | null;
  readonly onClose: () => void;
}

const none = [] as const;

/** SETTINGS-10: dialog 80vw wide; opens once the item types have loaded, so that the default is selected. */
export function CustomItemDialog(props: CustomItemDialogProps) {
  const { data, isError } = useListItemTypesQuery(props.clientId);
  if (!data && !isError) return null;
  return <LoadedDialog {...props} types={data ?? none} />;
}

interface LoadedDialogProps extends CustomItemDialogProps {
  readonly types: Parameters<typeof useCustomItemForm>[1]['types'];
}

function LoadedDialog({ clientId, item, types, onClose }: LoadedDialogProps) {
  const state = useCustomItemForm(item, { clientId, types, onSaved: onClose });
  return (
    <FormDialog
      size="xl"
      title={item ? texts.editTitle : texts.addTitle}
      submitLabel={texts.save}
      actions={<HistoryButton kind="item-template" id={item?.id} clientId={clientId} />}
      isDirty={state.isDirty}
      isBusy={state.isBusy}
      error={state.rejection(item ? customItemTexts.updateFailed : customItemTexts.addFailed)}
      onSubmit={() => void state.submit()}
      onClose={onClose}
    >
      <CustomItemFields state={state} />
      <CustomItemGoods state={state} />
    </FormDialog>
  );
}
