import Button from '@mui/material/Button';
import { Eraser } from 'lucide-react';

import { useToast } from '../../../shared/feedback/useToast';
import type { ConsignmentFormState } from './useConsignmentForm';

/** Clears the form; the toast offers undo. */
export function ClearButton({ state }: { readonly state: ConsignmentFormState }) {
  const toast = useToast();
  if (!state.isClearable) return null;

  function clear() {
    const cleared = state.form;
    state.reset();
    toast.info('Form cleared', {
      label: 'Undo',
      onClick: () => {
        state.startFrom(cleared);
      },
    });
  }

  return (
    <Button
      variant="text"
      startIcon={<Eraser size={14} strokeWidth={1.6} aria-hidden />}
      onClick={clear}
    >
      Clear
    </Button>
  );
}
