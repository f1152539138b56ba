/// <reference types="jest" />

// Jest declares asymmetric matchers as `any`; here they have the matched type.
declare namespace jest {
  interface Expect {
    any(type: NumberConstructor): number;
    any(type: StringConstructor): string;
    any(type: BooleanConstructor): boolean;
    stringMatching(pattern: string | RegExp): string;
    stringContaining(part: string): string;
    objectContaining(members: object): object;
  }
  interface InverseAsymmetricMatchers {
    stringContaining(part: string): string;
  }
}
