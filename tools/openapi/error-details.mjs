// Types of `details` in errors, by code.
const object = (properties, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const listOf = (items) => ({ type: 'array', items });
const text = { type: 'string' };
const integer = { type: 'integer' };
const dollars = { type: 'number', description: 'Dollars, including GST.' };
const fields = listOf(object({ path: text, message: text }));

const DETAILS = {
  'request.invalid': fields,
  'consignment.not_valid': fields,
  'outgoing.private_address': fields,
  'webhook.url': fields,
  'webhook.type_unknown': fields,
  'offer.outdated': object({ offeredCost: dollars, totalCost: dollars }),
  'offer.gone': listOf(object({ code: text, message: text })),
  'manifest.rollover_required': object({ dispatchDate: { ...text, format: 'date' } }),
  'record.changed_by_another': { $ref: '#/components/schemas/VersionConflictView' },
  'consignment.changed_by_another': object({
    revision: integer,
    changedBy: listOf(object({ id: integer, name: text })),
    changedFields: listOf(text),
  }),
  'consignment.partly_changed': object({
    changedIds: listOf(integer),
    unchanged: listOf(object({ id: integer, code: text, message: text })),
  }),
  'import.plan_outdated': object({ changed: integer }),
  'scope.missing': object({ scope: text, oneOf: listOf(text) }, ['scope']),
  'request.rate_limited': object({ policy: text }),
  'api.gone': object({ instead: text }),
  'events.cursor_expired': object({ earliest: { ...text, format: 'date-time' } }),
};

/** Schemas that give `details` its type if the error has one of the codes. */
export const detailsOf = (codes) =>
  codes
    .filter((code) => code in DETAILS)
    .map((code) => ({
      if: { properties: { code: { const: code } } },
      then: { properties: { details: DETAILS[code] } },
    }));

/** Sentence with the codes whose `details` have fields; empty if none of them has. */
export function detailsText(codes) {
  const named = codes.filter((code) => code in DETAILS);
  if (named.length === 0) return '';
  return `. \`details\` of ${named.map((code) => `\`${code}\`: ${fieldsOf(DETAILS[code])}`).join('; ')}`;
}

function fieldsOf({ properties, items, $ref }) {
  if ($ref) return `\`${$ref.split('/').at(-1)}\``;
  if (items) return `a list of ${fieldsOf(items)}`;
  return `{${Object.keys(properties).join(', ')}}`;
}
