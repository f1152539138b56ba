// ESLint rule: comments, titles of tests and screen texts use the domain's vocabulary. The list holds what can be
// checked mechanically; the other rules are in docs/glossary.md and CONTRIBUTING.md.

const NAME_THE_SUBJECT = 'name the component or the person';

/** Words to avoid in comments, test titles and documents, each with its replacement. */
export const plainWords = [
  { word: /\bwhoever\b/i, instead: NAME_THE_SUBJECT },
  { word: /\bfor ever\b/i, instead: '"always", "never" or the bound' },
  { word: /\bmend(s|ed|ing)?\b/i, instead: '"fix" or "repair"' },
  { word: /\bon (its|their) way\b/i, instead: '"in transit", "in flight" or "loading"' },
  { word: /\berrands?\b/i, instead: '"integration", "transmission" or "booking"' },
  { word: /\bdeeds?\b/i, instead: '"action" or "change"' },
  { word: /\bdesks?\b(?!top)/i, instead: 'the role: service, repository, queries' },
  { word: /\bpatience\b/i, instead: '"time limit" or "retries"' },
  { word: /\bsurroundings\b/i, instead: '"environment", "context" or "dependencies"' },
  { word: /\bout there\b/i, instead: '"at the carrier" or "in the browser"' },
  { word: /\b(lies|lie|lay) in\b/i, instead: '"is in"' },
  { word: /\b(hearken|lest|nought|thereupon|whence|wherefore)\b/i, instead: 'a current word' },
  {
    word: /\b(null|undefined|0|empty) without (one|any|either|it)\b/,
    instead: '"if there is none"',
  },
  { word: /\bfinally (fail|reject)/, instead: '"permanently"' },
  { word: /\bneeds? a person\b/i, instead: '"needs attention"' },
  { word: /\bone's own\b/i, instead: '"your own" or "the user\'s own"' },
  { word: /\bjoined by commas\b/i, instead: '"separated by commas"' },
  { word: /\banew\b/i, instead: '"again"' },
  { word: /\bneed not\b/i, instead: '"does not have to"' },
  { word: /\bonce more\b/i, instead: '"again"' },
  { word: /\b(take[ns]?|took|taking) (it |them |\w+ )?(in )?again\b/i, instead: '"import again"' },
  { word: /\b(leaves?|left) (it )?aside\b/i, instead: '"ignore" or "left out"' },
  { word: /\b(falls?|fell|falling) silent\b/i, instead: '"stops responding"' },
  { word: /\bat first contact\b/i, instead: '"on first connection"' },
];

/** Words that documents may still use, but comments and test titles may not. */
const commentWords = [
  ...plainWords,
  { word: /\b(some|no|any|every)body\b/i, instead: NAME_THE_SUBJECT },
  { word: /\bmeanwhile\b/i, instead: '"in the meantime", "since" or "concurrently"' },
  { word: /\b(became|becomes?) of\b/i, instead: '"result" or "outcome"' },
  { word: /\bagain and again\b/i, instead: '"repeatedly"' },
  { word: /\bdeaf\b/i, instead: '"receives no notifications"' },
  { word: /\blies\b/i, instead: '"is"' },
  { word: /\bsigns? on\b/i, instead: '"keeps signing" or "signs in"' },
  { word: /\b(goes|went) on\b/i, instead: '"continues"' },
  {
    word: /\b(by|until|unless|if|when|without|waits? for) (a|another) person\b(?!')|\bpersons\b/i,
    instead: '"user": a person is someone whose data is stored',
  },
  {
    word: /(?<!`|connections? (?:is|are|was|were) )\brefus(?:als?|es?|ed|ing)\b(?! to\b| the connection)/i,
    instead: '"reject" or "deny": only a connection is refused (docs/glossary.md)',
  },
];

/** A comment that begins with a relative clause instead of a verb or noun: "What a slice …", "Where a journey …". */
const opening = {
  word: /^[*\s]*(What|Where|Whose|Whom|Who|How|Those|That)\b(?![^.]*\?)/,
  instead: 'a verb in the third person or a noun',
};

/** Words to avoid in our own screen texts, each with its replacement. */
export const screenWords = [
  { word: /\bwhoever\b/i, instead: NAME_THE_SUBJECT },
  { word: /\b(some|no)body\b/i, instead: '"someone", "no one" or the role' },
  { word: /\be-mail/i, instead: '"email"' },
  { word: /(?<!e)\bmails?\b/i, instead: '"email"' },
  { word: /\bpick(s|ed)?\b(?!-?up)(?! up)/i, instead: '"select": picking is done in warehouses' },
  { word: /\bmend(s|ed|ing)?\b/i, instead: '"fix"' },
  { word: /\bfor ever\b/i, instead: '"always" or "never"' },
  { word: /\bmeanwhile\b/i, instead: '"in the meantime" or "since"' },
  { word: /\bused up\b/i, instead: '"exhausted"' },
  { word: /\bneeds? a person\b/i, instead: '"needs attention"' },
];

const find = (words, text) => words.find(({ word }) => word.test(text));

const isTitled = ({ callee }) => {
  const name = callee.type === 'CallExpression' ? callee.callee : callee;
  const base = name.type === 'MemberExpression' ? name.object : name;
  return base.type === 'Identifier' && /^(it|test|describe)$/.test(base.name);
};

const textOf = (node) =>
  node.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.raw).join(' ')
    : typeof node.value === 'string'
      ? node.value
      : '';

/** @type {import('eslint').Rule.RuleModule} */
export const plainWordsRule = {
  meta: {
    type: 'suggestion',
    schema: [{ enum: ['comments', 'screens'] }],
    messages: { word: 'Write {{instead}} in place of "{{word}}".' },
  },
  create: (context) => {
    const report = (words, text, node) => {
      const found = find(words, text);
      if (!found) return;
      const [word] = found.word.exec(text);
      context.report({ loc: node.loc, messageId: 'word', data: { word, instead: found.instead } });
    };
    if (context.options[0] === 'screens')
      return {
        Literal: (node) => report(screenWords, textOf(node), node),
        TemplateLiteral: (node) => report(screenWords, textOf(node), node),
      };
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments())
          report([opening, ...commentWords], comment.value, comment);
      },
      CallExpression: (node) => {
        const [title] = node.arguments;
        if (title && isTitled(node)) report(commentWords, textOf(title), title);
      },
    };
  },
};
