import Box from '@mui/material/Box';

const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/g;

interface Token {
  readonly kind: 'key' | 'string' | 'value' | 'plain';
  readonly text: string;
}

/** Indented JSON, or null if the text is not JSON. */
export function indentedJson(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return null;
  }
}

/** JSON with coloured keys, strings and values; any other text unchanged. */
export const JsonText = ({ text }: { readonly text: string }) => (
  <Box component="span" sx={colours}>
    {tokensOf(text).map(({ kind, text: part }, index) =>
      kind === 'plain' ? (
        part
      ) : (
        <span key={index} className={kind}>
          {part}
        </span>
      ),
    )}
  </Box>
);

function tokensOf(text: string): readonly Token[] {
  const json = indentedJson(text);
  if (json === null) return [{ kind: 'plain', text }];
  const tokens: Token[] = [];
  let end = 0;
  for (const match of json.matchAll(TOKENS)) {
    const [whole, quoted = '', colon = ''] = match;
    tokens.push({ kind: 'plain', text: json.slice(end, match.index) });
    if (quoted === '') tokens.push({ kind: 'value', text: whole });
    else
      tokens.push(
        { kind: colon === '' ? 'string' : 'key', text: quoted },
        { kind: 'plain', text: colon },
      );
    end = match.index + whole.length;
  }
  return [...tokens, { kind: 'plain', text: json.slice(end) }];
}

const colours = {
  '& .key': { color: 'app.link' },
  '& .string': { color: 'app.tone.done.fg' },
  '& .value': { color: 'app.tone.plan.fg' },
} as const;
