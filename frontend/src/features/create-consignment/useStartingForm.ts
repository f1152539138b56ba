import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query';

import { useFindConsignmentQuery } from '../../shared/consignment/consignment.api';
import { useSession } from '../../shared/session/useSession';
import { formOf } from './form/consignment-form';
import type { StartingForm } from './form/useConsignmentForm';
import type { FormInTransit } from './starting-form';

/**
 * What a new form begins with: a form from the screen of another kind, or `?like=<id>`, a consignment to copy.
 * Undefined while that is read; null for an empty form.
 */
export function useStartingForm(): StartingForm | null | undefined {
  const inTransit = useFormInTransit();
  const [params] = useSearchParams();
  const unit = useSession().claims?.preferredUnit ?? 'M';
  const id = Number(params.get('like'));
  const isCopy = Number.isInteger(id) && id > 0;
  const { data, isError } = useFindConsignmentQuery(isCopy ? id : skipToken);

  if (inTransit) return { form: inTransit, isTouched: true };
  if (!isCopy || isError) return null;
  return data && { form: { ...formOf(data, unit), references: [] }, isTouched: false };
}

/** Taken once: a reload starts from what was kept since, not from what was brought here. */
function useFormInTransit() {
  const { pathname, search, ...location } = useLocation();
  const state = location.state as FormInTransit | null;
  const navigate = useNavigate();
  const [form] = useState(() => state?.form);
  const isCarrying = state !== null;

  useEffect(() => {
    if (isCarrying) void navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [isCarrying, navigate, pathname, search]);

  return form;
}
