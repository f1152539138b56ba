import { skipToken } from '@reduxjs/toolkit/query';

import { useFindConsignmentQuery } from '../../shared/consignment/consignment.api';
import { useSession } from '../../shared/session/useSession';
import { formOf } from './form/consignment-form';
import type { StartingForm } from './form/useConsignmentForm';
import type { FormLocationState } from './form-location-state';
import { useLocationStateOnce } from './useLocationStateOnce';
import { parseRecordId } from '../../shared/navigation/record-id';
import { useUrlState } from '../../shared/navigation/useUrlState';

/**
 * Initial values of a new form: a form passed from another screen, or `?like=<id>`, a consignment to copy.
 * Undefined while loading; null for an empty form.
 */
export function useStartingForm(): StartingForm | null | undefined {
  const inTransit = (useLocationStateOnce() as FormLocationState | null)?.form;
  const [params] = useUrlState();
  const unit = useSession().claims?.preferredUnit ?? 'M';
  const id = parseRecordId(params.get('like'));
  const { data, isError } = useFindConsignmentQuery(id ?? skipToken);

  if (inTransit) return { form: inTransit, isTouched: true };
  if (id === null || isError) return null;
  return data && { form: { ...formOf(data, unit), references: [] }, isTouched: false };
}
