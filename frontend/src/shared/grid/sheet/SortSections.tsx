import { ArrowDown, ArrowUp } from 'lucide-react';

import { appTexts } from '@contracts/texts/app/common';
import { appListSheetTexts as texts } from '@contracts/texts/app/list-sheet';

import { ChoiceSection, SheetChip, SheetSection } from '../../filters/sheet/SheetSection';
import type { SortField } from './sort-fields';

export interface SortSectionsProps {
  readonly fields: readonly SortField[];
  /** `field,ASC` or `field,DESC`. */
  readonly sort: string;
  readonly onChange: (sort: string) => void;
}

/** Field and direction of the order; a second tap on the field reverses it. */
export function SortSections({ fields, sort, onChange }: SortSectionsProps) {
  const [field = '', direction = 'DESC'] = sort.split(',');
  const isKnown = fields.some((option) => option.field === field);
  const reversed = direction === 'ASC' ? 'DESC' : 'ASC';
  const Arrow = direction === 'ASC' ? ArrowUp : ArrowDown;

  return (
    <>
      <SheetSection title={texts.sort}>
        {!isKnown && (
          <SheetChip isOn onClick={() => undefined}>
            {appTexts.defaultOrder}
          </SheetChip>
        )}
        {fields.map((option) => (
          <SheetChip
            key={option.field}
            isOn={option.field === field}
            onClick={() => {
              onChange(`${option.field},${option.field === field ? reversed : 'ASC'}`);
            }}
          >
            {option.label}
            {option.field === field && <Arrow size={16} aria-hidden />}
          </SheetChip>
        ))}
      </SheetSection>
      {isKnown && (
        <ChoiceSection
          title={texts.direction}
          value={direction}
          options={directions}
          onChange={(next) => {
            onChange(`${field},${next}`);
          }}
        />
      )}
    </>
  );
}

const directions = [
  { value: 'ASC', label: texts.ascending },
  { value: 'DESC', label: texts.descending },
];
