import { afterPress } from './after-press';

const send = (type: string) => document.dispatchEvent(new Event(type));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('the message shown on blur', () => {
  it('is shown at once if nothing is pressed', () => {
    const show = jest.fn();
    afterPress(show);

    expect(show).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel'])('waits for the click after %s', async (end) => {
    const show = jest.fn();
    send('pointerdown');
    afterPress(show);
    await nextTask();
    expect(show).not.toHaveBeenCalled();

    send(end);
    expect(show).not.toHaveBeenCalled();
    await nextTask();
    expect(show).toHaveBeenCalledTimes(1);
    send(end);
    await nextTask();
    expect(show).toHaveBeenCalledTimes(1);
  });
});
