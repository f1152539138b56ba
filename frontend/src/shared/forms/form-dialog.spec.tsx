import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';

import { renderPart } from '../../../test/render-app';
import { DateField } from './DateField';
import { FormDialog } from './FormDialog';
import { SegmentedControl } from './SegmentedControl';
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

function Opener({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Add
      </button>
      {isOpen && (
        <FormDialog
          title="Zone"
          onSubmit={() => undefined}
          onClose={() => {
            setOpen(false);
          }}
        >
          {children}
        </FormDialog>
      )}
    </>
  );
}

async function openWith(children: ReactNode) {
  renderPart(<Opener>{children}</Opener>);
  await userEvent.click(screen.getByText('Add'));
  return screen.findByRole('dialog');
}

const days = (
  <select aria-label="Day">
    <option>Monday</option>
  </select>
);
const kinds = (
  <SegmentedControl
    label="Kind"
    value="xml"
    segments={[
      { value: 'csv', label: 'CSV' },
      { value: 'xml', label: 'XML' },
    ]}
    onChange={() => undefined}
  />
);
const dispatch = { label: 'Dispatch date', value: '2026-11-30', onChange: () => undefined };

describe('focus of a form in a dialog', () => {
  it.each<[string, ReactNode, string]>([
    ['the first field', <TextInput key="name" label="Name" />, 'Name'],
    ['a choice', days, 'Day'],
    ['the selected one of several choices', kinds, 'XML'],
    ['the day of a date', <DateField key="date" {...dispatch} />, 'Day'],
    [
      'none that only shows a value',
      [<TextInput key="id" label="Id" readOnly />, <div key="d">{days}</div>],
      'Day',
    ],
    [
      'another field if the form says so',
      [<div key="d">{days}</div>, <TextInput key="n" label="Name" autoFocus />],
      'Name',
    ],
  ])('is on %s, and returns to the button that opened it', async (_case, children, label) => {
    await openWith(children);

    expect(screen.getByLabelText(label)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.getByText('Add')).toHaveFocus();
    });
  });
});
