import { fireEvent, render, screen } from '@testing-library/react';

import { useTruncatedTextTitles } from './useTruncatedTextTitles';

function Row({ title }: { readonly title?: string }) {
  useTruncatedTextTitles();
  return (
    <div style={{ textOverflow: 'ellipsis' }} title={title}>
      <span>Lyrebird Refrigeration Pty Ltd</span>
    </div>
  );
}

const text = () => screen.getByText(/Lyrebird/);

/** jsdom has no layout. */
function mockWidths(scroll: number, client: number) {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scroll);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(client);
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('text that does not fit', () => {
  it('H52 is shown in full while the pointer is over it', () => {
    mockWidths(300, 120);
    render(<Row />);
    fireEvent.pointerOver(text());
    expect(screen.getByTitle('Lyrebird Refrigeration Pty Ltd')).toBeInTheDocument();

    fireEvent.pointerOver(document.body);
    expect(screen.queryByTitle('Lyrebird Refrigeration Pty Ltd')).toBeNull();
  });

  it('has no title while it fits, and keeps its own title', () => {
    mockWidths(120, 120);
    const { unmount } = render(<Row />);
    fireEvent.pointerOver(text());
    expect(screen.queryByTitle('Lyrebird Refrigeration Pty Ltd')).toBeNull();
    unmount();

    mockWidths(300, 120);
    render(<Row title="Own" />);
    fireEvent.pointerOver(text());
    expect(screen.getByTitle('Own')).toBeInTheDocument();
  });
});
