// Reads from the types of each controller method its response, its docstring and the errors its code can throw.
import { HttpStatus } from '@nestjs/common';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const RUNS = [ts.SyntaxKind.FunctionDeclaration, ts.SyntaxKind.GetAccessor];
const NOTHING = [ts.SyntaxKind.VoidKeyword, ts.SyntaxKind.UndefinedKeyword];
const PLAIN = { string: 'string', number: 'number', boolean: 'boolean' };

let read;

/** The server's program, read once. */
export const readSource = () => (read ??= readProgram());

function readProgram() {
  const file = path.join(root, 'tsconfig.server.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram(fileNames, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(root) && !fileName.includes('node_modules'));
  const classes = own.flatMap((source) => source.statements.filter(ts.isClassDeclaration));
  return { checker, classes, handlers: handlersOf(classes), implementors: implementorsOf(classes) };
}

/** Class of a command or query → its handler. */
function handlersOf(classes) {
  const found = new Map();
  for (const one of classes)
    for (const decorator of ts.getDecorators(one) ?? [])
      if (/^@(Command|Query)Handler\(/.test(decorator.getText()))
        found.set(decorator.expression.arguments[0].getText(), one);
  return found;
}

/** Name of an interface or an abstract class → the classes that implement it. */
function implementorsOf(classes) {
  const found = new Map();
  for (const one of classes)
    for (const clause of one.heritageClauses ?? [])
      for (const { expression } of clause.types) {
        const name = expression.getText();
        found.set(name, [...(found.get(name) ?? []), one]);
      }
  return found;
}

const memberOf = (one, name) =>
  one.members.find((member) => member.name?.getText() === name && member.body);

/** Response, docstring and errors of a controller's method. */
export function describeMethod(source, controller, name) {
  const owner = source.classes.find((one) => one.name?.text === controller);
  const method = owner && memberOf(owner, name);
  if (!method) throw new Error(`${controller}.${name} is not in the sources`);
  if (!method.type) throw new Error(`${controller}.${name} does not declare its return type`);
  return {
    response: responseOf(method.type, `${controller}.${name}`),
    docstring: docstringOf(method),
    rejections: rejectionsFrom(source, method),
  };
}

/** Docstring of a class's own field; empty if it has none. */
export function docstringOfField({ classes }, owner, field) {
  const found = classes.find((one) => one.name?.text === owner);
  const member = found?.members.find(({ name }) => name?.getText() === field);
  return member ? docstringOf(member) : '';
}

function docstringOf(node) {
  const [doc] = ts.getJSDocCommentsAndTags(node);
  const text = doc && ts.getTextOfJSDocComment(doc.comment);
  return text ? text.replaceAll(/\s+/g, ' ').trim() : '';
}

function responseOf(type, where) {
  if (ts.isTypeReferenceNode(type) && ['Promise', 'Observable'].includes(type.typeName.getText()))
    return responseOf(type.typeArguments[0], where);
  return schemaOf(type, where);
}

/** Schema of each kind of declared type. */
const WRITERS = [
  [ts.isParenthesizedTypeNode, (type, where) => schemaOf(type.type, where)],
  [ts.isTypeOperatorNode, (type, where) => schemaOf(type.type, where)],
  [ts.isArrayTypeNode, ({ elementType }, where) => listOf(schemaOf(elementType, where))],
  [ts.isLiteralTypeNode, ({ literal }) => literalOf(literal)],
  [ts.isTypeLiteralNode, (type, where) => objectOf(type, where)],
  [ts.isUnionTypeNode, (type, where) => unionOf(type, where)],
  [
    ts.isIntersectionTypeNode,
    ({ types }, where) => ({ allOf: types.map((part) => schemaOf(part, where)) }),
  ],
  [ts.isTypeReferenceNode, (type, where) => namedOf(type, where)],
];

/** A declared type as a schema; `undefined` for nothing, with `isFile` for a stream. */
function schemaOf(type, where) {
  if (NOTHING.includes(type.kind)) return undefined;
  const plain = PLAIN[type.getText()];
  if (plain) return { type: plain };
  const [, write] = WRITERS.find(([isKind]) => isKind(type)) ?? [];
  if (!write) throw new Error(`${where}: the return type ${type.getText()} is not supported`);
  return write(type, where);
}

const listOf = (items) => ({ type: 'array', items });

const literalOf = (literal) =>
  literal.kind === ts.SyntaxKind.NullKeyword
    ? { type: 'null' }
    : { type: 'string', const: literal.text };

function unionOf({ types }, where) {
  const parts = types.map((part) => schemaOf(part, where));
  const given = parts.filter(Boolean);
  const whole = given.length === 1 ? given[0] : { anyOf: given };
  return parts.length > given.length ? { ...whole, isOptional: true } : whole;
}

function namedOf(type, where) {
  const name = type.typeName.getText();
  if (name === 'StreamableFile') return { isFile: true };
  if (name === 'Record')
    return { type: 'object', additionalProperties: schemaOf(type.typeArguments[1], where) };
  if (type.typeArguments)
    throw new Error(
      `${where}: the return type ${type.getText()} must be a named type in contracts/views`,
    );
  return { $ref: `#/components/schemas/${name}` };
}

function objectOf(type, where) {
  const properties = type.members.map((member) => [
    member.name.getText(),
    schemaOf(member.type, where),
  ]);
  const required = type.members.filter((member) => !member.questionToken);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: required.map((member) => member.name.getText()),
  };
}

/** Errors of all code reachable from the method: methods, functions, handlers of messages it sends. */
function rejectionsFrom(source, start) {
  const seen = new Set();
  const rejections = new Map();
  const waiting = [start];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!node || seen.has(node)) continue;
    seen.add(node);
    if (ts.isClassDeclaration(node)) {
      const rejection = rejectionOf(source, node);
      if (rejection) for (const code of rejection.codes) rejections.set(code, rejection.kind);
      const handler = source.handlers.get(node.name?.text);
      if (handler) waiting.push(memberOf(handler, 'execute'));
      waiting.push(...node.members.filter(ts.isConstructorDeclaration));
      continue;
    }
    visitNames(node, (name) => waiting.push(...declarationsOf(source, name)));
  }
  return rejections;
}

function visitNames(node, visit) {
  if (ts.isTypeNode(node)) return;
  if (ts.isIdentifier(node)) visit(node);
  ts.forEachChild(node, (child) => visitNames(child, visit));
}

function declarationsOf(source, name) {
  const found = source.checker.getSymbolAtLocation(name);
  if (!found) return [];
  const isImported = found.flags & ts.SymbolFlags.Alias;
  const symbol = isImported ? source.checker.getAliasedSymbol(found) : found;
  return (symbol.declarations ?? [])
    .filter((declaration) => !declaration.getSourceFile().fileName.includes('node_modules'))
    .flatMap((declaration) => codeOf(source, declaration, name));
}

/** The code that runs when the declared name is used. */
function codeOf(source, declaration, name) {
  if (ts.isClassDeclaration(declaration)) return usedAsValue(name) ? [declaration] : [];
  if (RUNS.includes(declaration.kind)) return [declaration];
  if (ts.isMethodDeclaration(declaration) || ts.isMethodSignature(declaration))
    return declaration.body ? [declaration] : implementationsOf(source, declaration, name.text);
  const isValue = ts.isVariableDeclaration(declaration) || ts.isPropertyDeclaration(declaration);
  return isValue && declaration.initializer ? [declaration.initializer] : [];
}

const implementationsOf = ({ implementors }, { parent }, name) =>
  (implementors.get(parent.name?.text) ?? []).map((one) => memberOf(one, name));

/** Whether the class is instantiated or called, rather than caught or compared. */
const usedAsValue = ({ parent }) =>
  (ts.isNewExpression(parent) && parent.expression !== undefined) ||
  ts.isPropertyAccessExpression(parent);

function rejectionOf({ checker }, node) {
  const [, status] = isHttpException(node) ? (/HttpStatus\.(\w+)/.exec(node.getText()) ?? []) : [];
  if (status) return { kind: HttpStatus[status], codes: ['request.refused'] };
  const type = checker.getTypeAtLocation(node);
  const literals = (name) => {
    const property = type.getProperty(name);
    const declared = property && checker.getTypeOfSymbolAtLocation(property, node);
    if (!declared) return [];
    return (declared.isUnion() ? declared.types : [declared])
      .filter((one) => one.isStringLiteral())
      .map(({ value }) => value);
  };
  const [kind, ...others] = literals('kind');
  if (!kind || others.length > 0 || !type.getProperty('message')) return undefined;
  return { kind, codes: literals('code') };
}

/** Nest's exceptions, whose status is an argument. */
const isHttpException = ({ heritageClauses = [] }) =>
  heritageClauses.some(({ types }) => types[0].expression.getText() === 'HttpException');
