import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderPart } from '../../../test/render-app';
import { CopyButton } from './CopyButton';

describe('copy button', () => {
  it('CON-32 only logs a failure', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const user = userEvent.setup();
    const rejected = new Error('not allowed');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(rejected);
    renderPart(<CopyButton text="SCF71" label="Copy the connote" />);

    await user.click(screen.getByRole('button', { name: 'Copy the connote' }));

    expect(logged).toHaveBeenCalledWith('Failed to copy to clipboard', rejected);
    expect(screen.getByRole('button', { name: 'Copy the connote' })).toBeInTheDocument();
    logged.mockRestore();
  });
});
