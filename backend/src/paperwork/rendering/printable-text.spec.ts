import { printable } from './printable-text.js';

describe('printable text', () => {
  it.each([
    ['Café “Zoë” – 5 °C €', 'Café “Zoë” – 5 °C €'],
    ['Dvořák, Łódź & Nguyễn', 'Dvorák, Lódz & Nguyen'],
    ['two\nlines\tand\u00a0more', 'two lines and more'],
    ['北京 🚚 ok', '?? ? ok'],
    ['ﬁne\u200b print', 'fine print'],
    ['(Tj) \\) endstream', '(Tj) \\) endstream'],
    ['', ''],
  ])('draws %j as %j', (typed, drawn) => {
    expect(printable(typed)).toBe(drawn);
  });
});
