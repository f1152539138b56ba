import Box from '@mui/material/Box';
import { useMemo } from 'react';

import { DeliverySection } from './details/DeliverySection';
import { ReferencesSection } from './details/ReferencesSection';
import { ItemsSection } from './items/ItemsSection';
import { PalletControl } from './pallets/PalletControl';
import { RouteSection } from './route/RouteSection';
import type { EditorPartProps } from './useConsignmentEditor';

type Editor = EditorPartProps['editor'];

/** Cards of the form: route, items, details. */
export function FormSections({ editor, ...props }: EditorPartProps) {
  const { state, submission } = editor;
  const palletControl = usePalletControl(editor);
  const { form, change } = state;
  const { messages, isChecked } = submission;
  return (
    <>
      <RouteSection
        clientId={props.clientId}
        defaultAddress={props.defaultAddress}
        reloadDefaultAddress={props.reloadDefaultAddress}
        isNew={props.edited === null}
        state={state}
        earliestDispatchDate={editor.earliestDispatchDate}
        messages={messages}
      />
      <ItemsSection
        types={props.types}
        customItems={props.customItems}
        unit={props.unit}
        items={form.items}
        isTailgateRequired={form.isTailgateRequired}
        change={change}
        canEditTotals={editor.canEditTotals}
        shouldShowAllErrors={isChecked}
        error={messages.items}
      >
        {palletControl}
      </ItemsSection>
      <Box className="pair">
        <DeliverySection state={state} />
        <ReferencesSection
          clientId={props.clientId}
          edited={props.edited}
          references={form.references}
          categoryEntries={form.categoryEntries}
          payerAccountId={form.payerAccountId}
          change={change}
          isRequired={editor.isReferenceRequired}
          error={messages.references}
        />
      </Box>
    </>
  );
}

/** Pallet owners, if they are counted. Memoised, so that typing elsewhere does not re-render the items. */
function usePalletControl({ state, submission, pallets, hasOtherPallets }: Editor) {
  const { form, change } = state;
  const { total } = pallets;
  const isShown = pallets.isShown && total > 0;
  const error = submission.messages.pallets;
  return useMemo(
    () =>
      isShown && (
        <PalletControl
          pallets={form.pallets}
          total={total}
          hasOther={hasOtherPallets}
          error={error}
          onChange={(counts) => {
            change({ pallets: counts });
          }}
        />
      ),
    [isShown, form.pallets, total, hasOtherPallets, error, change],
  );
}
