import { useState } from 'react';

import { filterTexts } from '@contracts/texts/spec/filters';
import { appTexts } from '@contracts/texts/app/common';

import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';

interface ViewNameDialogProps {
  /** Name of the view to rename; undefined for a new one. */
  readonly current?: string;
  /** Names in use, compared case-insensitively. */
  readonly taken: readonly string[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Spec part 1, section 5: a name is required, trimmed and unique. */
export function ViewNameDialog({ current = '', taken, onSave, onClose }: ViewNameDialogProps) {
  const [name, setName] = useState(current);
  const [error, setError] = useState<string>();

  function errorFor(text: string): string | undefined {
    if (text === '') return filterTexts.nameRequired;
    const isTaken = taken.some(
      (other) => other !== current && other.toLowerCase() === text.toLowerCase(),
    );
    return isTaken ? filterTexts.nameTaken : undefined;
  }

  function submit() {
    const problem = errorFor(name.trim());
    setError(problem);
    if (problem) return;
    onSave(name.trim());
    onClose();
  }

  return (
    <FormDialog
      title={current === '' ? filterTexts.saveAs : `Rename ${current}`}
      size="sm"
      submitLabel={filterTexts.save}
      isDirty={name !== current}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        autoFocus
        label={appTexts.viewName}
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
        }}
      />
    </FormDialog>
  );
}
