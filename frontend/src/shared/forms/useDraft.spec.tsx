import { act, renderHook } from '@testing-library/react';

import { useDraft } from './useDraft';

interface Saved {
  readonly name: string;
  readonly note: string;
  readonly version: number;
}

const stored: Saved = { name: 'Depot', note: '', version: 1 };

function open() {
  const { result, rerender } = renderHook(
    ({ version, ...form }: Saved) => useDraft(form, version),
    { initialProps: stored },
  );
  return { draft: () => result.current, store: rerender };
}

describe('a draft', () => {
  it('has no unsaved change when someone else changes a field after it was saved', () => {
    const { draft, store } = open();
    act(() => {
      draft().change({ name: 'Yard' });
    });
    store({ ...stored, name: 'Yard', version: 2 });

    store({ ...stored, name: 'Shed', version: 3 });

    expect(draft()).toMatchObject({ isDirty: false, version: 3, form: { name: 'Shed' } });
  });

  it('keeps what was typed while it was being saved, on the saved version', () => {
    const { draft, store } = open();
    act(() => {
      draft().change({ name: ' Yard' });
    });
    const sent = draft().form;
    act(() => {
      draft().change({ note: 'Gate 2' });
    });

    act(() => {
      draft().acceptSaved(sent, { name: 'Yard', note: '' }, 2);
    });
    store({ ...stored, name: 'Yard', version: 2 });

    expect(draft()).toMatchObject({ isDirty: true, version: 2 });
    expect(draft().form).toEqual({ name: 'Yard', note: 'Gate 2' });
  });
});
