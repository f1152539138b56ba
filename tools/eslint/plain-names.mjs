// ESLint rule: declared names use the domain's vocabulary, as plain-words.mjs has it for comments and texts.

/** Names to avoid, each with its replacement. */
export const plainNames = [
  { name: /^most$/, instead: 'max with what it limits, such as maxLength' },
  { name: /^(MOST|LONGEST|LARGEST)_/, instead: 'MAX_ and the unit' },
  { name: /^(LEAST|SHORTEST|SMALLEST)_/, instead: 'MIN_ and the unit' },
  { name: /^may[A-Z]/, instead: 'can or is' },
  { name: /^_(what|why|who)$/, instead: '_case, _reason or _caller' },
  { name: /(^r|R)etakes?([A-Z]|$)/, instead: 'reimport' },
  { name: /(^e|E)rrands?([A-Z]|$)/, instead: 'integration, transmission or booking' },
  { name: /(^b|B)ySomebody|(^n|N)obody[A-Z]/, instead: 'the role' },
  {
    name: /^[A-Z]\w*(Manager|Helper|Util|Utils|Processor|Impl)$/,
    instead: 'the role (CONTRIBUTING.md)',
  },
  { name: /^use(Saving|FormSaving|Deletion)$/, instead: 'useSaveFeedback or useConfirmedDelete' },
];

/** @type {import('eslint').Rule.RuleModule} */
export const plainNamesRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { name: 'Name it {{instead}} in place of "{{name}}".' },
  },
  create: (context) => {
    const check = (node) => {
      const id = node?.type === 'TSParameterProperty' ? node.parameter : node;
      const identifier = id?.type === 'AssignmentPattern' ? id.left : id;
      if (identifier?.type !== 'Identifier') return;
      const found = plainNames.find(({ name }) => name.test(identifier.name));
      if (!found) return;
      const data = { name: identifier.name, instead: found.instead };
      context.report({ node: identifier, messageId: 'name', data });
    };
    const checkFunction = ({ id, params }) => {
      check(id);
      params.forEach(check);
    };
    const checkKey = ({ key }) => {
      check(key);
    };
    return {
      VariableDeclarator: ({ id }) => {
        check(id);
      },
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: ({ id }) => {
        check(id);
      },
      TSInterfaceDeclaration: ({ id }) => {
        check(id);
      },
      TSTypeAliasDeclaration: ({ id }) => {
        check(id);
      },
      MethodDefinition: checkKey,
      PropertyDefinition: checkKey,
    };
  },
};
