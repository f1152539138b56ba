import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { SetUpRowView } from '@contracts/views/set-up.view';

import { useTimeZone } from '../../shared/session/useSession';
import { reasonText } from './cell-texts';
import type { SelectedCell } from './SetUpTable';
import { StepLink, useFirstStep } from './StepLink';
import { StepCard, StepRow } from './StepRow';

interface StepListProps {
  readonly rows: readonly SetUpRowView[];
  /** Whether the first step of each row that the user can take has a button. */
  readonly hasActions?: boolean;
  readonly onSelect: (selected: SelectedCell) => void;
}

/** Steps grouped by carrier or client, for phones. */
export function StepList({ rows, hasActions = false, onSelect }: StepListProps) {
  const zone = useTimeZone();
  const firstStep = useFirstStep();
  return rows.map((row) => {
    const steps = row.cells.map((cell) => ({ row, cell }));
    const first = hasActions ? firstStep(steps) : undefined;
    return (
      <StepCard key={`${row.cells[0]?.step}-${row.id}`} heading={row.name}>
        {steps.map((step) => (
          <StepRow
            key={step.cell.step}
            state={step.cell.state}
            name={texts.steps[step.cell.step]}
            detail={reasonText(step.cell, zone)}
            action={step === first && <StepLink step={step} />}
            onOpen={() => {
              onSelect(step);
            }}
          />
        ))}
      </StepCard>
    );
  });
}
