import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { renderPart } from '../../../test/render-app';
import { FormDialog } from './FormDialog';
import { TextInput } from './TextInput';

function Naming() {
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  return (
    <FormDialog
      title="Zone"
      submitLabel="Save"
      onSubmit={() => {
        setChecked(true);
      }}
      onClose={() => undefined}
    >
      <TextInput label="Name" />
      <TextInput
        label="Code"
        value={code}
        error={isChecked && code === '' ? 'Must enter a code' : undefined}
        onChange={({ target }) => {
          setCode(target.value);
        }}
      />
    </FormDialog>
  );
}

describe('a form in a dialog', () => {
  it('focuses the first invalid field when it is submitted', async () => {
    renderPart(<Naming />);
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(save);

    await waitFor(() => {
      expect(screen.getByLabelText('Code')).toHaveFocus();
    });
    await userEvent.keyboard('SYD');
    await userEvent.click(save);
    expect(save).toHaveFocus();
  });
});
