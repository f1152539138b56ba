import { configure } from '@testing-library/react';

// A screen is a separate chunk: the first test that opens it waits for its code to compile.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(60_000);

/** Browser features missing in jsdom: a wide, light screen that never resizes. */
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

window.ResizeObserver = class {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
};

Element.prototype.scrollIntoView = () => undefined;

/** Toasts capture the pointer. */
Element.prototype.setPointerCapture = () => undefined;
