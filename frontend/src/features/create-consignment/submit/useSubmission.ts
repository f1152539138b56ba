import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { ConsignmentState } from '@contracts/rules/consignment';
import { createConsignmentTexts } from '@contracts/texts/create-consignment';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';

import type { ConsignmentForm } from '../form/consignment-form';
import type { FormMessages } from '../form/form-checks';
import { submissionOf } from '../form/save-request';
import type { OffersState } from '../offers/useOffers';
import type { Refusal } from './refusal';
import { useSubmit, type Submitted } from './useSubmit';

export interface Submission {
  readonly form: ConsignmentForm;
  /** The form without a carrier. */
  readonly request: SaveConsignmentRequest;
  readonly offers: OffersState;
  readonly isDraft: boolean;
  /** Asked last, before a consignment is sent: false when it is not to be sent after all. */
  readonly mayGoOn: (request: SaveConsignmentRequest) => Promise<boolean>;
  /** What stands in the way. */
  readonly messages: FormMessages;
  /** Where the consignment that is edited stands by now; undefined for a new one. */
  readonly recordState: ConsignmentState | undefined;
  readonly onSubmitted: (submitted: Submitted, form: ConsignmentForm) => void;
  /** Shows the first field that is wrong. */
  readonly onFault: () => void;
}

/** A wish to submit: for a draft or for a consignment, as the button said when it was pressed. */
interface Wish {
  readonly isDraft: boolean;
}

type Outcome = 'no-carrier' | 'faulty' | 'held' | Submitted | Refusal;

interface Attempt {
  readonly outcome: Outcome;
  /** The form that was sent, or was not. */
  readonly form: ConsignmentForm;
}

/** Tries to send what the form holds, unless that is not what was wished for. */
async function attempt(
  wish: Wish,
  { request, offers, isDraft, messages, mayGoOn }: Submission,
  send: ReturnType<typeof useSubmit>['send'],
): Promise<Outcome> {
  // Nobody offers to carry it after all: a draft is not what the button said.
  if (isDraft && !wish.isDraft) return 'no-carrier';
  if (Object.keys(messages).length > 0) return 'faulty';
  if (isDraft || !offers.selected) return send(request);
  if (!(await mayGoOn(request))) return 'held';
  return send(submissionOf(request, offers.selected));
}

/** What came of the last attempt, until the consignment is open again: then it may be sent as it is. */
function useLastAttempt(recordState: ConsignmentState | undefined) {
  const [last, setLast] = useState<Attempt | null>(null);
  const [before, setBefore] = useState(recordState);
  if (recordState !== before) {
    setBefore(recordState);
    if (recordState === 'OPEN') setLast(null);
  }
  return [last, setLast] as const;
}

/** Submits the form, now or as soon as the offers for it have been calculated. */
export function useSubmission(submission: Submission) {
  const { form, offers, isDraft, messages } = submission;
  const { send, isBusy } = useSubmit();
  const [wish, setWish] = useState<Wish | null>(null);
  const [wasTried, setTried] = useState(false);
  const [last, setLast] = useLastAttempt(submission.recordState);

  const begin = useEffectEvent(async (wished: Wish) => {
    return { outcome: await attempt(wished, submission, send), form };
  });
  const settle = useEffectEvent((next: Attempt) => {
    setWish(null);
    setLast(next);
    if (isSubmitted(next.outcome)) {
      setTried(false);
      submission.onSubmitted(next.outcome, next.form);
      return;
    }
    if (isRefusal(next.outcome) && next.outcome.isOfferStale) offers.refetch();
    if (next.outcome !== 'held') submission.onFault();
  });

  const isUnderWay = useRef(false);
  useEffect(() => {
    if (!wish || offers.isCalculating || isUnderWay.current) return;
    isUnderWay.current = true;
    void begin(wish).then((next) => {
      isUnderWay.current = false;
      settle(next);
    });
  }, [wish, offers.isCalculating]);

  // What came of an earlier form says nothing about this one.
  const outcome = last?.form === form ? last.outcome : null;
  const refusal = isRefusal(outcome) ? outcome : null;
  return {
    /** What to show at the fields: what is wrong here, else what the server said. */
    messages: { ...refusal?.fields, ...(wasTried && messages) },
    wasTried,
    ...problemOf(outcome),
    isBusy: isBusy || (wish !== null && !offers.isCalculating),
    isWaiting: wish !== null && offers.isCalculating,
    submit: () => {
      setTried(true);
      setWish((current) => current ?? { isDraft });
    },
  };
}

function problemOf(outcome: Outcome | null) {
  const refusal = isRefusal(outcome) ? outcome : null;
  return {
    problem: outcome === 'no-carrier' ? createConsignmentTexts.noCarrier : refusal?.message,
    /** Who saved it meanwhile, where that is why it was refused (GAP-61). */
    changedBy: refusal?.changedBy ?? [],
  };
}

const isSubmitted = (outcome: Outcome): outcome is Submitted =>
  typeof outcome === 'object' && 'id' in outcome;
const isRefusal = (outcome: Outcome | null): outcome is Refusal =>
  typeof outcome === 'object' && outcome !== null && 'isOfferStale' in outcome;
