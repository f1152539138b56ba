import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { TextInput } from './TextInput';

function Field({ type }: { readonly type?: string }) {
  const [text, setText] = useState('');
  return (
    <TextInput
      label="Instructions"
      multiline={type === undefined}
      {...(type && { type })}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
      }}
    />
  );
}

async function paste(text: string) {
  await userEvent.click(screen.getByLabelText('Instructions'));
  await userEvent.paste(text);
}

describe('text field', () => {
  it('CON-77 removes pasted control characters at once, and keeps line breaks', async () => {
    render(<Field />);
    await paste('Dock\u0000 4\u200B,\nring\u0007 the bell');

    expect(screen.getByLabelText('Instructions')).toHaveValue('Dock 4,\nring the bell');
  });

  it('leaves a password as it was typed', async () => {
    render(<Field type="password" />);
    await paste('secret\u200B');

    expect(screen.getByLabelText('Instructions')).toHaveValue('secret\u200B');
  });
});
