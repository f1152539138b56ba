/// <reference types="jest" />

// Jest declares what its matchers return as any: as part of an expected value they have the matched type.
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
