// Parts of the description of deprecated operations and fields (`@Deprecated`, `@DeprecatedField`).

/** Keywords of a deprecated operation, parameter or property; none for another. */
export const deprecationOf = (deprecation) =>
  deprecation ? { deprecated: true, 'x-sunset': deprecation.sunset } : {};

/** Text of a deprecated part: its own, and what to use instead until when. */
export const withDeprecationText = (text, deprecation) => {
  if (!deprecation) return text;
  const { since, sunset, instead } = deprecation;
  const note = `Deprecated since ${since}, until ${sunset}. Instead: ${instead}.`;
  return text ? `${text} ${note}` : note;
};

/** Schema of a field, marked if it is deprecated. A reference keeps its target: other fields may have the same one. */
export function withDeprecation(schema, deprecation) {
  if (!deprecation) return schema;
  const own = schema.$ref ? { allOf: [schema] } : schema;
  return {
    ...own,
    ...deprecationOf(deprecation),
    description: withDeprecationText(schema.description, deprecation),
  };
}

/** A parameter whose schema is marked as deprecated is itself marked. */
export const parameterDeprecation = ({ deprecated, description, 'x-sunset': sunset }) =>
  deprecated ? { deprecated, 'x-sunset': sunset, description } : {};
