import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Selects an option by its text or value, once the select has it: its list may still be loading. */
export async function selectOption(select: HTMLElement, option: string): Promise<void> {
  await waitFor(() => {
    const { options } = select as HTMLSelectElement;
    const known = Array.from(options).flatMap(({ text, value }) => [text, value]);
    if (!known.includes(option)) throw new Error(`'${option}' is none of ${known.join(', ')}`);
  });
  await userEvent.selectOptions(select, option);
}
