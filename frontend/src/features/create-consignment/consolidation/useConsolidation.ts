import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { consignmentFormTexts } from '@contracts/texts/app/create-consignment';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { useToast } from '../../../shared/feedback/useToast';
import { useIsMounted } from '../../../shared/forms/useIsMounted';
import { usePageNavigate } from '../../../shared/navigation/usePageNavigate';
import { otherConsignmentsApi, type ConsolidationRoute } from '../other-consignments.api';
import type { ConsignmentForm } from '../form/consignment-form';

export interface ConsolidationOptions {
  readonly edited: ConsignmentView | null;
  readonly form: ConsignmentForm;
  /** The client's setting for this question (GAP-25). */
  readonly isConsolidationEnabled: boolean;
}

/** 'join': add the items to the existing consignment; 'new': save anyway; 'back': neither. */
export type ConsolidationChoice = 'join' | 'new' | 'back';

interface Question {
  readonly found: ConsignmentView;
  readonly choose: (choice: ConsolidationChoice) => void;
}

/** Router state of the edit screen: items to add there. */
export interface ItemsToAdd {
  readonly items: ConsignmentForm['items'];
  /** Consignment they were edited in; null for a new one. */
  readonly from: number | null;
}

/** Asks in a dialog; a user who leaves the form before choosing is notified that it was not submitted. */
function useQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const last = useRef<Question['choose']>(undefined);
  const isMounted = useIsMounted();
  const toast = useToast();
  useEffect(
    () => () => {
      last.current?.('back');
    },
    [],
  );

  async function ask(found: ConsignmentView): Promise<ConsolidationChoice> {
    const choice = await new Promise<ConsolidationChoice>((resolve) => {
      last.current = resolve;
      if (isMounted()) setQuestion({ found, choose: resolve });
      else resolve('back');
    });
    setQuestion(null);
    if (!isMounted()) toast.error(consignmentFormTexts.notConsolidated(found.connoteNumber));
    return choice;
  }

  return { question, ask };
}

/** Looks for a match; continues if the form is left, so that a match is never missed. */
function useFindConsolidation() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return (route: ConsolidationRoute) =>
    dispatch(findConsolidation.initiate(route, { subscribe: false, forceRefetch: true }));
}

const { findConsolidation } = otherConsignmentsApi.endpoints;

/** Asks whether to add the items to an open consignment on the same route (CON-88 to CON-91). */
export function useConsolidation({ edited, form, isConsolidationEnabled }: ConsolidationOptions) {
  const find = useFindConsolidation();
  const { question, ask } = useQuestion();
  const navigate = usePageNavigate();

  async function findOther({ clientId, offer }: SaveConsignmentRequest) {
    const { senderAddressId, deliveryAddressId } = offer;
    if (!senderAddressId || !deliveryAddressId) return null;
    const { data, error } = await find({ clientId, senderAddressId, deliveryAddressId });
    if (error) console.warn('The consolidation check failed', error);
    return data && data.id !== edited?.id ? data : null;
  }

  return {
    question,
    /** False if the items were added elsewhere or the user cancelled. */
    shouldContinue: async (request: SaveConsignmentRequest): Promise<boolean> => {
      const found = isConsolidationEnabled ? await findOther(request) : null;
      const choice = found ? await ask(found) : 'new';
      if (found && choice === 'join') {
        const state: ItemsToAdd = { items: form.items, from: edited?.id ?? null };
        navigate(`/consignment/edit?conId=${found.id}`, { state });
      }
      return choice === 'new';
    },
  };
}
