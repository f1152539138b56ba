import { act, screen } from '@testing-library/react';

import { renderPart } from '../../../test/render-app';
import { PageAlert } from './PageAlert';
import { showToast } from './show-toast';

const custom = jest.fn();
jest.mock('sonner', () => ({ toast: { custom: (...args: unknown[]) => void custom(...args) } }));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('page alert', () => {
  it.each([
    ['success', 1],
    ['info', 1],
    ['warning', 0],
    ['error', 0],
  ] as const)(
    'SHELL-74, CROSS-16 of %s closes automatically after 5 seconds, or stays',
    (severity, times) => {
      const onClose = jest.fn();
      renderPart(
        <PageAlert severity={severity} onClose={onClose}>
          Said
        </PageAlert>,
      );
      act(() => {
        jest.advanceTimersByTime(4999);
      });
      expect(onClose).not.toHaveBeenCalled();
      act(() => {
        jest.advanceTimersByTime(1);
      });

      expect(onClose).toHaveBeenCalledTimes(times);
      expect(screen.getByRole('alert')).toHaveTextContent('Said');
    },
  );
});

describe('toast', () => {
  it.each([
    ['success', { duration: 3000 }],
    ['error', { duration: Infinity, id: 'Said' }],
  ] as const)(
    'SHELL-75, CROSS-16 of %s stays for %j, with errors in their own place',
    (tone, durationMs) => {
      showToast({ tone, text: 'Said' });

      expect(custom).toHaveBeenLastCalledWith(expect.any(Function), durationMs);
    },
  );
});
