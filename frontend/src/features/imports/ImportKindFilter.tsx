import { importKinds, type ImportKind } from '@contracts/rules/import-kinds';
import { importKindFilterTexts as texts, importKindTexts } from '@contracts/texts/app/import-kinds';

import { CompactSelect } from '../../shared/forms/CompactSelect';

interface ImportKindFilterProps {
  /** Null for all. */
  readonly kind: ImportKind | null;
  readonly onChange: (kind: ImportKind | null) => void;
}

/** Filter of the list of imports by kind. */
export const ImportKindFilter = ({ kind, onChange }: ImportKindFilterProps) => (
  <CompactSelect
    aria-label={texts.label}
    value={kind ?? ''}
    options={[
      { value: '', label: texts.all },
      ...importKinds.map((value) => ({ value, label: importKindTexts[value].name })),
    ]}
    onChange={(value) => {
      onChange(value === '' ? null : value);
    }}
  />
);
