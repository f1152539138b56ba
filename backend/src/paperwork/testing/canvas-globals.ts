import { DOMMatrix, Path2D } from '@napi-rs/canvas';

// pdf.js draws with the globals it finds: they have to come from the very canvas it draws on.
Object.assign(globalThis, { DOMMatrix, Path2D });
