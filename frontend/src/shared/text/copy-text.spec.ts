import { copyText } from './copy-text';

describe('copying a text', () => {
  const warn = jest.fn();
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(warn);
  });

  it('succeeds where the browser allows it', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });

    expect(await copyText('CONN1')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('CONN1');
    expect(warn).not.toHaveBeenCalled();
  });

  it('fails without an error on a page without a clipboard, such as one over plain http', async () => {
    Object.assign(navigator, { clipboard: undefined });

    expect(await copyText('CONN1')).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
