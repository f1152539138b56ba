import { useState, type RefObject } from 'react';

import type { AddressView } from '@contracts/views/address.view';

import { useClientSettings } from '../../shared/session/useSession';
import type { ConsignmentEditorProps } from './consignment-editor.types';
import { earliestDispatchDate, type ConsignmentForm } from './form/consignment-form';
import { canHaveOffers, formMessages } from './form/form-checks';
import { requestOf } from './form/save-request';
import { useConsignmentForm } from './form/useConsignmentForm';
import { useOffers, type OffersState } from './offers/useOffers';
import { useSubmission } from './submit/useSubmission';
import type { Submitted } from './submit/useSubmit';

interface Done {
  readonly submitted: Submitted;
  readonly form: ConsignmentForm;
}

/** What the client's settings and the sender's place mean for the form. */
function useCircumstances({ clientId, sender, edited }: ConsignmentEditorProps) {
  const settings = useClientSettings(clientId);
  const senderState = sender.suburb?.state ?? null;
  return {
    senderState,
    earliestDispatchDate: earliestDispatchDate(senderState),
    currentDispatchDate: edited?.dispatchDate ?? null,
    isReferenceRequired: settings?.referenceRequired ?? false,
    /** GAP-29 */
    isClientInactive: settings?.manifestingActive === false || settings?.status === 'INACTIVE',
  };
}

function useFormOffers(form: ConsignmentForm, props: ConsignmentEditorProps) {
  const request = requestOf(form, props);
  const isQuotable = canHaveOffers(form, { ...props, isTailgateRequired: form.isTailgateRequired });
  return { request, offers: useOffers(isQuotable ? request : null, props.edited?.offer ?? null) };
}

/** Everything the editor shows and does; the parts are hooks of their own. */
export function useConsignmentEditor(
  props: ConsignmentEditorProps,
  page: RefObject<HTMLDivElement | null>,
) {
  const circumstances = useCircumstances(props);
  const state = useConsignmentForm({ ...props, senderState: circumstances.senderState });
  const { form } = state;
  const { request, offers } = useFormOffers(form, props);
  const [done, setDone] = useState<Done | null>(null);
  const isDraft = isDraftOf(form, props.sender, offers);

  const submission = useSubmission({
    form,
    request,
    offers,
    isDraft,
    messages: formMessages(form, { ...props, ...circumstances, isDraft }),
    onFault: () => {
      focusFirstFault(page.current);
    },
    onSubmitted: (submitted, sent) => {
      state.forget();
      if (props.edited) {
        props.onSaved(submitted);
        return;
      }
      setDone({ submitted, form: sent });
      state.reset();
      showTop(page.current);
    },
  });

  return {
    ...circumstances,
    state,
    offers,
    submission,
    isDraft,
    submitted: done?.submitted ?? null,
    createAnother: () => {
      if (done) state.startFrom(done.form);
      setDone(null);
    },
  };
}

export type ConsignmentEditorState = ReturnType<typeof useConsignmentEditor>;

/** CON-52 to CON-55; while offers are being calculated there may be one. */
const isDraftOf = (form: ConsignmentForm, sender: AddressView, offers: OffersState): boolean =>
  sender.status === 'DRAFT' ||
  form.receiver?.status !== 'VALID' ||
  (offers.selected === null && !offers.isCalculating);

/** CON-29; on a narrow screen the form scrolls with what is below it. */
function showTop(page: HTMLElement | null) {
  if (!page) return;
  page.scrollTop = 0;
  page.scrollIntoView();
  page.focus();
}

/** After the messages are on the screen. */
function focusFirstFault(page: HTMLElement | null) {
  requestAnimationFrame(() => {
    page?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
