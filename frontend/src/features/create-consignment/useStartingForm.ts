import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router-dom';

import { useFindConsignmentQuery } from '../../shared/consignment/consignment.api';
import { useSession } from '../../shared/session/useSession';
import { type ConsignmentForm, formOf } from './form/consignment-form';
import { withConsignmentType } from './form/form-addresses';
import type { StartingForm } from './form/useConsignmentForm';
import type { FormLocationState } from './form-location-state';
import { useLocationStateOnce } from './useLocationStateOnce';
import { type FormType, typeOfPath } from '../../shared/navigation/consignment-paths';
import { parseRecordId } from '../../shared/navigation/record-id';
import { useUrlState } from '../../shared/navigation/useUrlState';

/**
 * Initial values of a new form: a form passed from another screen, or `?like=<id>`, a consignment to copy.
 * Undefined while loading; null for an empty form.
 */
export function useStartingForm(): StartingForm | null | undefined {
  const passedForm = (useLocationStateOnce() as FormLocationState | null)?.form;
  const [params] = useUrlState();
  const type = typeOfPath(useLocation().pathname);
  const unit = useSession().claims?.preferredUnit ?? 'M';
  const id = parseRecordId(params.get('like'));
  const { data, isError } = useFindConsignmentQuery(id ?? skipToken);

  if (passedForm) return { form: passedForm, isTouched: true };
  if (id === null || isError) return null;
  return data && { form: copyOf(formOf(data, unit), type), isTouched: false };
}

/** Copy without references; a return also drops the delivery details agreed with the receiver. */
function copyOf(form: ConsignmentForm, type: FormType): ConsignmentForm {
  const copy = { ...form, references: [] };
  if (type !== 'RETURN' || form.consignmentType !== 'DEFAULT') return copy;
  return { ...withConsignmentType(copy, type), ...noDeliveryDetails };
}

const noDeliveryDetails = {
  receiveDate: '',
  slotFrom: '',
  slotTo: '',
  specialInstructions: '',
  authorityToLeave: false,
  payerAccountId: null,
} as const;
