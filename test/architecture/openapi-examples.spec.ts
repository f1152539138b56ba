import { validatorOf } from '../support/documented-responses.js';
import { documentedExamples } from '../support/documented-examples.js';

const examples = documentedExamples();

it('has an example of every parameter, body and response', () => {
  expect(examples.length).toBeGreaterThan(300);
  const without = examples
    .filter(({ value }) => value === undefined)
    .map(({ location }) => location);
  expect(without).toEqual([]);
});

it('has examples that the schemas allow, without other fields', () => {
  const wrong = examples.flatMap(({ location, schema, value }) => {
    const validate = validatorOf(schema);
    return validate(value) ? [] : [`${location}: ${JSON.stringify(validate.errors?.[0])}`];
  });
  expect(wrong).toEqual([]);
});
