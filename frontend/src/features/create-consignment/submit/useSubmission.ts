import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

import type { ConsignmentState } from '@contracts/rules/consignment';
import { appTexts } from '@contracts/texts/app/common';
import { consignmentFormTexts } from '@contracts/texts/app/create-consignment';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';

import { useToast } from '../../../shared/feedback/useToast';
import { useIsMounted } from '../../../shared/forms/useIsMounted';
import { useRequestedLocation } from '../../../shared/navigation/useUrlState';
import type { ConsignmentForm } from '../form/consignment-form';
import type { FormErrors } from '../form/form-checks';
import { submissionOf } from '../form/save-request';
import type { OffersState } from '../offers/useOffers';
import type { SubmitError } from './submit-error';
import { useSubmit, type Submitted } from './useSubmit';

export interface SubmissionOptions {
  readonly form: ConsignmentForm;
  /** The request without a carrier. */
  readonly request: SaveConsignmentRequest;
  readonly offers: OffersState;
  readonly isDraft: boolean;
  /** Last check before sending; false cancels. */
  readonly shouldContinue: (request: SaveConsignmentRequest) => Promise<boolean>;
  /** Errors that block the submission, and those that block a draft. */
  readonly messages: FormErrors;
  readonly draftMessages: FormErrors;
  /** Whether it is a new form without any input. */
  readonly isBlank: boolean;
  /** Current state of the edited consignment; undefined for a new one. */
  readonly recordState: ConsignmentState | undefined;
  /** Text of the result, for a user who has left the form. */
  readonly doneText: (submitted: Submitted) => string;
  readonly onSubmitted: (submitted: Submitted, form: ConsignmentForm) => void;
  /** Focuses the first invalid field. */
  readonly onError: () => void;
}

/** A pending submission, as a draft or a consignment according to the button's label when pressed. */
interface SubmissionKind {
  readonly isDraft: boolean;
}

type Outcome = 'no-carrier' | 'invalid' | 'blank' | 'cancelled' | Submitted | SubmitError;

interface Attempt {
  readonly outcome: Outcome;
  /** The submitted form. */
  readonly form: ConsignmentForm;
}

/** Submits the form if its state still matches the button pressed. */
async function attempt(
  kind: SubmissionKind,
  { request, offers, isDraft, isBlank, messages, draftMessages, shouldContinue }: SubmissionOptions,
  send: ReturnType<typeof useSubmit>['send'],
): Promise<Outcome> {
  if (isBlank) return 'blank';
  // No carrier made an offer, and the button did not announce a draft.
  if (isDraft && !kind.isDraft) return 'no-carrier';
  if (Object.keys(kind.isDraft ? draftMessages : messages).length > 0) return 'invalid';
  if (kind.isDraft || !offers.selected) return send(request);
  if (!(await shouldContinue(request))) return 'cancelled';
  return send(submissionOf(request, offers.selected));
}

/** Result of the last attempt; cleared when the consignment can be edited again. */
function useLastAttempt(recordState: ConsignmentState | undefined) {
  const [last, setLast] = useState<Attempt | null>(null);
  const [before, setBefore] = useState(recordState);
  if (recordState !== before) {
    setBefore(recordState);
    if (recordState === 'OPEN') setLast(null);
  }
  return [last, setLast] as const;
}

/** Shows the result of a form that was left, in a toast, since the form itself is no longer shown. */
function useLateReport(doneText: SubmissionOptions['doneText']) {
  const isMounted = useIsMounted();
  const { pathname } = useLocation();
  const requested = useRequestedLocation();
  const toast = useToast();
  return (outcome: Outcome) => {
    if (isMounted() && requested().pathname === pathname) return;
    if (isSubmitted(outcome)) toast.success(doneText(outcome));
    else if (isRejection(outcome)) toast.error(outcome.message);
  };
}

/** Notifies a user who leaves the form while it waits for its offers that it was not submitted. */
function useNotSubmittedReport(isPending: boolean, isInProgress: RefObject<boolean>) {
  const isWaiting = useRef(false);
  useEffect(() => {
    isWaiting.current = isPending && !isInProgress.current;
  }, [isPending, isInProgress]);
  const toast = useToast();
  const report = useEffectEvent(() => {
    if (isWaiting.current) toast.error(consignmentFormTexts.notSubmitted);
  });
  useEffect(
    () => () => {
      report();
    },
    [],
  );
}

/** Submits the form, immediately or as soon as its offers have been calculated. */
export function useSubmission(submission: SubmissionOptions) {
  const { form, offers, isDraft, messages } = submission;
  const { send, isBusy } = useSubmit(submission.request.clientId);
  const [kind, setKind] = useState<SubmissionKind | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [last, setLast] = useLastAttempt(submission.recordState);

  const reportLate = useLateReport(submission.doneText);
  const startAttempt = useEffectEvent(async (requestedKind: SubmissionKind) => {
    return { outcome: await attempt(requestedKind, submission, send), form };
  });
  const finishAttempt = useEffectEvent((next: Attempt) => {
    reportLate(next.outcome);
    setKind(null);
    setLast(next);
    if (isSubmitted(next.outcome)) {
      setChecked(false);
      submission.onSubmitted(next.outcome, next.form);
      return;
    }
    if (isRejection(next.outcome) && next.outcome.isOfferStale) offers.refetch();
    if (next.outcome !== 'cancelled') submission.onError();
  });

  const isInProgress = useRef(false);
  useNotSubmittedReport(kind !== null && offers.isCalculating, isInProgress);
  useEffect(() => {
    if (!kind || offers.isCalculating || isInProgress.current) return;
    isInProgress.current = true;
    void startAttempt(kind).then((next) => {
      isInProgress.current = false;
      finishAttempt(next);
    });
  }, [kind, offers.isCalculating]);

  // Results of an earlier form do not apply.
  const outcome = last?.form === form ? last.outcome : null;
  const rejection = isRejection(outcome) ? outcome : null;
  return {
    /** Validation errors, or else the server's. */
    messages: { ...rejection?.fields, ...(isChecked && messages) },
    isChecked,
    ...problemOf(outcome),
    isBusy: isBusy || (kind !== null && !offers.isCalculating),
    isWaiting: kind !== null && offers.isCalculating,
    submit: () => {
      setChecked(true);
      setKind((current) => current ?? { isDraft });
    },
    /** Saves the form as a draft, including unfinished items. */
    saveDraft: () => {
      setKind((current) => current ?? { isDraft: true });
    },
  };
}

function problemText(outcome: Outcome | null): string | undefined {
  if (outcome === 'no-carrier') return createConsignmentTexts.noCarrier;
  if (outcome === 'blank') return appTexts.nothingToSave;
  return isRejection(outcome) ? outcome.message : undefined;
}

function problemOf(outcome: Outcome | null) {
  const rejection = isRejection(outcome) ? outcome : null;
  return {
    problem: problemText(outcome),
    /** Users who saved it in the meantime, if that is the reason (GAP-61). */
    changedBy: rejection?.changedBy ?? [],
  };
}

const isSubmitted = (outcome: Outcome): outcome is Submitted =>
  typeof outcome === 'object' && 'id' in outcome;
const isRejection = (outcome: Outcome | null): outcome is SubmitError =>
  typeof outcome === 'object' && outcome !== null && 'isOfferStale' in outcome;
