import { DOMMatrix, Path2D } from '@napi-rs/canvas';

// pdf.js draws with these globals: they must come from the canvas it draws on.
Object.assign(globalThis, { DOMMatrix, Path2D });
