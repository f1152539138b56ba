import { useState } from 'react';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { usePageNavigate } from '../../../shared/navigation/usePageNavigate';
import { useLazyFindConsolidationQuery } from '../other-consignments.api';
import type { ConsignmentForm } from '../form/consignment-form';

export interface ConsolidationOptions {
  readonly edited: ConsignmentView | null;
  readonly form: ConsignmentForm;
  /** The client's setting for this question (GAP-25). */
  readonly isConsolidating: boolean;
}

/** 'join': add the items to the existing consignment; 'new': save anyway; 'back': neither. */
export type ConsolidationChoice = 'join' | 'new' | 'back';

interface Question {
  readonly found: ConsignmentView;
  readonly answer: (choice: ConsolidationChoice) => void;
}

/** Router state of the edit screen: items to add there. */
export interface ItemsToAdd {
  readonly joining: ConsignmentForm['items'];
  /** Consignment they were edited in; null for a new one. */
  readonly from: number | null;
}

/** Asks whether to add the items to an open consignment on the same route (CON-88 to CON-91). */
export function useConsolidation({ edited, form, isConsolidating }: ConsolidationOptions) {
  const [find] = useLazyFindConsolidationQuery();
  const [question, setQuestion] = useState<Question | null>(null);
  const navigate = usePageNavigate();

  async function findOther({ clientId, offer }: SaveConsignmentRequest) {
    const { senderAddressId, deliveryAddressId } = offer;
    if (!senderAddressId || !deliveryAddressId) return null;
    const { data, error } = await find({ clientId, senderAddressId, deliveryAddressId });
    if (error) console.warn('The consolidation check failed', error);
    return data && data.id !== edited?.id ? data : null;
  }

  async function ask(found: ConsignmentView): Promise<ConsolidationChoice> {
    const choice = await new Promise<ConsolidationChoice>((respond) => {
      setQuestion({ found, answer: respond });
    });
    setQuestion(null);
    return choice;
  }

  return {
    question,
    /** False if the items were added elsewhere or the user cancelled. */
    shouldContinue: async (request: SaveConsignmentRequest): Promise<boolean> => {
      const found = isConsolidating ? await findOther(request) : null;
      const choice = found ? await ask(found) : 'new';
      if (found && choice === 'join') {
        const state: ItemsToAdd = { joining: form.items, from: edited?.id ?? null };
        navigate(`/consignment/edit?conId=${found.id}`, { state });
      }
      return choice === 'new';
    },
  };
}
