import { configure } from '@testing-library/react';

// A screen is a chunk of its own: the first test to open it waits for its code to be compiled.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(60_000);

/** What a browser has and jsdom lacks: a wide, light screen on which nothing ever resizes. */
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

/** Toasts take hold of the pointer. */
Element.prototype.setPointerCapture = () => undefined;
