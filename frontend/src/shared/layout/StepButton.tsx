import IconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';

import { Kbd } from '../text/Kbd';
import { useIsPhone } from './useIsPhone';

export interface StepButtonProps {
  readonly label: string;
  readonly keys: string;
  readonly icon: LucideIcon;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** Button to the next or previous record of a list: its key, or an icon on a phone. */
export function StepButton({ label, keys, icon: Icon, isDisabled, onClick }: StepButtonProps) {
  const isPhone = useIsPhone();
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      {isPhone ? <Icon size={18} aria-hidden /> : <Kbd>{keys}</Kbd>}
    </IconButton>
  );
}
