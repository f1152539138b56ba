import { useState, type RefObject } from 'react';

import type { ClientSettingsView } from '@contracts/views/session.view';

import { useClient } from '../../shared/session/useClient';
import { useClientSettings } from '../../shared/session/useSession';
import type { ConsignmentEditorProps } from './consignment-editor.types';
import { useConsolidation } from './consolidation/useConsolidation';
import { earliestDispatchDate, type ConsignmentForm } from './form/consignment-form';
import { canHaveOffers, validateForm, hasUnfinishedItems, isBlankForm } from './form/form-checks';
import type { FormAddresses } from './form/form-addresses';
import { requestOf } from './form/save-request';
import { useConsignmentForm, type ConsignmentFormState } from './form/useConsignmentForm';
import { useOffers, type OffersState } from './offers/useOffers';
import { palletsAmong } from './pallets/pallet-counts';
import { useSubmission } from './submit/useSubmission';
import { createdText, savedText, type Submitted } from './submit/useSubmit';

interface Done {
  readonly submitted: Submitted;
  readonly form: ConsignmentForm;
}

/** Settings of the form from the client and the sender's state. */
function useFormContext({ clientId, edited }: ConsignmentEditorProps, senderState: string | null) {
  const { hasChildClients } = useClient();
  return {
    ...switchesOf(useClientSettings(clientId), hasChildClients),
    earliestDispatchDate: earliestDispatchDate(senderState),
    currentDispatchDate: edited?.dispatchDate ?? null,
    hasOtherPallets: !hasChildClients,
  };
}

const switchesOf = (settings: ClientSettingsView | undefined, hasChildClients: boolean) => ({
  isReferenceRequired: settings?.referenceRequired === true,
  canEditTotals: settings?.editItemTotals === true,
  /** CON-126 */
  hasPalletControl: settings?.palletControl === true || hasChildClients,
  isConsolidationEnabled: settings?.consolidation === true,
  /** GAP-29 */
  isClientInactive: settings?.manifestingActive === false || settings?.status === 'INACTIVE',
});

function useFormOffers(
  { form, addresses }: ConsignmentFormState,
  { edited, quoted, ...props }: ConsignmentEditorProps,
) {
  const { isTailgateRequired } = form;
  const request = requestOf(form, { ...props, edited, addresses });
  const isQuotable = canHaveOffers(form, { ...props, addresses, isTailgateRequired });
  return {
    request,
    offers: useOffers(isQuotable ? request : null, edited?.offer ?? quoted ?? null),
  };
}

type FormCheckContext = ConsignmentEditorProps & ReturnType<typeof useFormContext>;

/** Result of submitting the current form, and the errors that block it. */
function checkForm(
  { form, addresses }: ConsignmentFormState,
  context: FormCheckContext,
  offers: OffersState,
) {
  const { isTailgateRequired } = form;
  const isUnfinished = hasUnfinishedItems(form, { ...context, isTailgateRequired });
  const isDraft = isDraftOf(addresses, offers, isUnfinished);
  const isPalletTypeRequired = offers.selected?.carrierPalletTypeRequired ?? false;
  const checks = { ...context, addresses, isPalletTypeRequired };
  const { edited } = context;
  return {
    isDraft,
    isPalletTypeRequired,
    messages: validateForm(form, { ...checks, isDraft }),
    draftMessages: validateForm(form, { ...checks, isDraft: true }),
    isBlank: !edited && isBlankForm(form),
    /** Unfinished items can be saved as a draft, unless it is already a consignment. */
    canSaveDraft: isUnfinished && !isDraft && (edited?.status ?? 'DRAFT') === 'DRAFT',
  };
}

/** State of the editor, composed of the hooks of its parts. */
export function useConsignmentEditor(
  props: ConsignmentEditorProps,
  page: RefObject<HTMLDivElement | null>,
) {
  const state = useConsignmentForm(props);
  const { form } = state;
  const formContext = useFormContext(props, state.senderState);
  const { request, offers } = useFormOffers(state, props);
  const consolidation = useConsolidation({ ...props, ...formContext, form });
  const [done, setDone] = useState<Done | null>(null);
  const checked = checkForm(state, { ...props, ...formContext }, offers);
  const { isDraft } = checked;

  const submission = useSubmission({
    ...{ form, request, offers, ...checked },
    shouldContinue: consolidation.shouldContinue,
    recordState: props.latest?.state,
    onError: () => {
      focusFirstError(page.current);
    },
    doneText: (submitted) =>
      props.edited ? savedText(props.edited.connoteNumber, submitted) : createdText(submitted),
    onSubmitted: (submitted, sent) => {
      state.markSaved();
      if (props.edited) {
        props.onSaved(submitted);
        return;
      }
      setDone({ submitted, form: sent });
      state.reset();
      props.onCreated?.();
      scrollToTop(page.current);
    },
  });

  return {
    ...formContext,
    ...{ state, offers, submission, consolidation, isDraft },
    canSaveDraft: checked.canSaveDraft,
    pallets: {
      total: palletsAmong(form.items, props.types),
      isShown: formContext.hasPalletControl || checked.isPalletTypeRequired,
    },
    submitted: done?.submitted ?? null,
    createAnother: () => {
      if (done) state.startFrom(done.form);
      setDone(null);
    },
  };
}

export type ConsignmentEditorState = ReturnType<typeof useConsignmentEditor>;

/** Props of the editor's parts: those of the screen, and its state. */
export interface EditorPartProps extends ConsignmentEditorProps {
  readonly editor: ConsignmentEditorState;
}

/**
 * CON-52 to CON-55: whether submitting saves a draft, since an address is incomplete or there is no offer. While offers
 * are being calculated, or items are unfinished, it counts as a consignment: errors of the items are shown, and a draft
 * has its own button.
 */
const isDraftOf = (
  { sender, receiver }: FormAddresses,
  offers: OffersState,
  isUnfinished: boolean,
): boolean =>
  sender?.status !== 'VALID' ||
  receiver?.status !== 'VALID' ||
  (offers.selected === null && !offers.isCalculating && !isUnfinished);

/** CON-29; on a narrow screen the form scrolls with the offers. */
function scrollToTop(page: HTMLElement | null) {
  if (!page) return;
  page.scrollTop = 0;
  page.scrollIntoView();
  page.focus();
}

/** Runs after the messages have rendered. */
function focusFirstError(page: HTMLElement | null) {
  requestAnimationFrame(() => {
    page?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
