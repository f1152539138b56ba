import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';

import { usePermissionCheck } from '../../shared/session/usePermission';
import { cellTitle } from './cell-texts';
import type { SelectedCell } from './SetUpTable';
import { stepScreens } from './step-screens';

/** Finds the first step that the user can take; undefined if there is none. */
export function useFirstStep() {
  const can = usePermissionCheck();
  return (steps: readonly SelectedCell[]): SelectedCell | undefined =>
    steps.find(({ cell }) => can(stepScreens[cell.step].permission));
}

interface StepLinkProps {
  readonly step: SelectedCell;
  /** Whether it is the page's main button. */
  readonly isMain?: boolean;
}

/** Link to the screen on which a step is taken, for phones. */
export function StepLink({ step: { row, cell }, isMain = false }: StepLinkProps) {
  const label = isMain ? texts.links[cell.step] : texts.openStep;
  return (
    <Button
      component={Link}
      to={stepScreens[cell.step].to(row)}
      aria-label={`${label}: ${cellTitle(cell, row)}`}
      {...(isMain && { variant: 'contained', fullWidth: true })}
    >
      {label}
    </Button>
  );
}
