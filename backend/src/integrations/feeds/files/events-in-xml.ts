import { SaxesParser } from 'saxes';

/** What is inside one element: its text, and the elements in it by name. */
interface Element {
  readonly name: string;
  readonly parts: Record<string, unknown>;
  text: string;
}

/**
 * Every `<event>`, wherever it stands: its elements by name, as in JSON. The parser knows no entities but
 * those of XML itself, and fetches nothing.
 * @throws when the text is not well-formed
 */
export function eventsInXml(text: string): unknown[] {
  const events: unknown[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => open.push({ name, parts: {}, text: '' }));
  parser.on('text', (part) => {
    const element = open.at(-1);
    if (element) element.text += part;
  });
  parser.on('cdata', (part) => {
    const element = open.at(-1);
    if (element) element.text += part;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    const value = valueOf(element);
    if (element.name === 'event') events.push(value ?? {});
    else if (value !== undefined)
      Object.assign(open.at(-1)?.parts ?? {}, { [element.name]: value });
  });
  parser.write(text).close();
  return events;
}

/** An element with others in it is a group of them; an empty one says nothing. */
function valueOf({ parts, text }: Element): unknown {
  if (Object.keys(parts).length > 0) return parts;
  return text.trim() === '' ? undefined : text.trim();
}
