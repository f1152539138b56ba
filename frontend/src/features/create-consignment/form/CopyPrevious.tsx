import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { memo, Suspense, useState } from 'react';

import { consignmentFormTexts } from '@contracts/texts/app/create-consignment';

import { useCommand } from '../../../shared/commands/useCommand';
import { lazy } from '../../../shared/loading/lazy';
import { usePermission } from '../../../shared/session/usePermission';

const PreviousDialog = lazy(async () => {
  const { PreviousDialog: dialog } = await import('./PreviousDialog');
  return { default: dialog };
});

interface CopyPreviousProps {
  readonly clientId: number;
}

/** Starts from a previous consignment. Memoised: typing in the form does not re-render it. */
export const CopyPrevious = memo(function CopyPrevious({ clientId }: CopyPreviousProps) {
  const [isOpen, setOpen] = useState(false);
  const canRead = usePermission('READ_CONSIGNMENT', clientId);
  const open = () => {
    setOpen(true);
  };
  useCommand({
    id: 'create.copyPrevious',
    label: consignmentFormTexts.copyPrevious,
    group: 'Actions',
    when: canRead,
    run: open,
  });
  if (!canRead) return null;

  return (
    <>
      <Button
        variant="text"
        startIcon={<Copy size={14} strokeWidth={1.6} aria-hidden />}
        onClick={open}
      >
        {consignmentFormTexts.copyPrevious}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PreviousDialog
            clientId={clientId}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
});
