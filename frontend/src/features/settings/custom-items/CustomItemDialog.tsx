import { appTexts } from '@contracts/texts/app/common';
import { appCustomItemTexts as texts } from '@contracts/texts/app/settings';
import { customItemTexts } from '@contracts/texts/spec/settings';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { failureOf } from '../../../shared/api/api-error';
import { ErrorState } from '../../../shared/feedback/ErrorState';
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

/** SETTINGS-10: dialog 80vw wide; opens once the item types have loaded, so that the default is selected. */
export function CustomItemDialog(props: CustomItemDialogProps) {
  const { data, error, refetch } = useListItemTypesQuery(props.clientId);
  if (data) return <LoadedDialog {...props} types={data} />;
  if (!error) return null;
  return (
    <FormDialog
      size="xl"
      title={titleOf(props.item)}
      closeLabel={appTexts.close}
      onSubmit={props.onClose}
      onClose={props.onClose}
    >
      <ErrorState {...failureOf(error, texts.typesFailed)} onRetry={() => void refetch()} />
    </FormDialog>
  );
}

const titleOf = (item: ItemTemplateView | null): string =>
  item ? texts.editTitle : texts.addTitle;

interface LoadedDialogProps extends CustomItemDialogProps {
  readonly types: Parameters<typeof useCustomItemForm>[1]['types'];
}

function LoadedDialog({ clientId, item, types, onClose }: LoadedDialogProps) {
  const state = useCustomItemForm(item, { clientId, types, onSaved: onClose });
  return (
    <FormDialog
      size="xl"
      title={titleOf(item)}
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
