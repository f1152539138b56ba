import Box from '@mui/material/Box';

import { DeliverySection } from './details/DeliverySection';
import { ReferencesSection } from './details/ReferencesSection';
import { ItemsSection } from './items/ItemsSection';
import { PalletControl } from './pallets/PalletControl';
import { RouteSection } from './route/RouteSection';
import type { EditorPartProps } from './useConsignmentEditor';

/** Cards of the form: route, items, details. */
export function FormSections({ editor, ...props }: EditorPartProps) {
  const { state, submission, pallets } = editor;
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
        isShowingAll={isChecked}
        error={messages.items}
      >
        {pallets.isShown && pallets.total > 0 && <Pallets editor={editor} />}
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

function Pallets({ editor }: Pick<EditorPartProps, 'editor'>) {
  const { state, submission, pallets } = editor;
  return (
    <PalletControl
      pallets={state.form.pallets}
      total={pallets.total}
      hasOther={editor.hasOtherPallets}
      error={submission.messages.pallets}
      onChange={(counts) => {
        state.change({ pallets: counts });
      }}
    />
  );
}
