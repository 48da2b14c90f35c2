import { singularOf } from '../singular.js';

/** The rules that are ours. Each message says what to do instead, because that is what the reader needs. */

const syntax = (...entries) => ({
  'no-restricted-syntax': ['error', ...entries.map(([selector, message]) => ({ selector, message }))],
});
const imports = (...patterns) => ({
  'no-restricted-imports': [
    'error',
    { patterns: patterns.map(([regex, message]) => ({ regex, message, allowTypeImports: true })) },
  ],
});

export const settingsComeFromConfig = {
  'no-restricted-properties': [
    'error',
    {
      object: 'process',
      property: 'env',
      message: 'Read the environment in a *.config.ts file, validate it there, and inject the typed result.',
    },
  ],
};

const timeIsInjected = [
  "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now']",
  'Inject Clock and ask clock.now(), so that a test can decide what time it is.',
];
const chanceIsInjected = [
  "CallExpression[callee.object.name='Math'][callee.property.name='random'], CallExpression[callee.name='randomUUID'], CallExpression[callee.property.name='randomUUID']",
  'Inject Ids for ids and randomness, so that a test can decide what comes.',
];
const oneGuardedWrite = [
  'CallExpression[callee.property.name=/^(save|startSession|withTransaction|bulkSave)$/]',
  'Model this as one findOneAndUpdate with the guard in its filter: there are no transactions, and save() writes blindly.',
];

/** Rules that hold in every service: nothing reads the machine's time or luck. */
export const services = syntax(timeIsInjected, chanceIsInjected);
export const stores = {
  ...syntax(timeIsInjected, chanceIsInjected, oneGuardedWrite),
  ...imports([
    String.raw`\.store$`,
    "A store keeps one concept. Model what spans two as a use case in *.service.ts, calling the other concept's service.",
  ]),
};

export const controllers = {
  'no-restricted-imports': [
    'error',
    {
      paths: [
        {
          name: '@nestjs/common',
          importNames: ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options', 'All', 'Sse'],
          message:
            'Define the route in @vybac/contracts, where its access is a required field, and bind it by @Route().',
        },
      ],
      patterns: [
        {
          regex: String.raw`^\.\./.*\.store$`,
          message: "Model this as a use case: call the other concept's service, never its store.",
        },
      ],
    },
  ],
};

/** `offers/offer.ts` and `people/person.ts` hold the rules of their concept. */
export function isRulesFile(path) {
  const [, concept, file] = /\/apps\/[\w-]+\/src\/([\w-]+)\/([\w-]+)\.ts$/.exec(path.replaceAll('\\', '/')) ?? [];
  return concept !== undefined && file === singularOf(concept);
}

/** Decisions are pure functions: what a rules file cannot import, it cannot depend on. Types cost nothing. */
export const rulesFiles = imports([
  String.raw`^(?!@vybac/(kit|contracts)(/[\w-]+)?$|zod$|node:crypto$|\./[\w-]+$)`,
  'A rules file decides and nothing else: it may import @vybac/kit, @vybac/contracts and rules beside it. Model what it needs as an argument, and do the deed in the store or service.',
]);

const wordsLiveInLocales =
  'Write this text into src/locales/en/<feature>.json and show it by t("key"), so that nine languages can say it.';
const spoken = '/\\p{L}{2}/u';
const readAloud =
  'JSXAttribute[name.name=/^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label)$/]';
/** No word on a screen is written in code: not between tags, not in the attributes that are read aloud. */
export const screens = syntax(
  [`JSXText[value=${spoken}]`, wordsLiveInLocales],
  [`JSXElement > JSXExpressionContainer > Literal[value=${spoken}]`, wordsLiveInLocales],
  [`${readAloud} > Literal[value=${spoken}]`, wordsLiveInLocales],
  [
    `${readAloud} > JSXExpressionContainer > :matches(Literal, ConditionalExpression > Literal)[value=${spoken}]`,
    wordsLiveInLocales,
  ],
  [
    `${readAloud} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${spoken}]`,
    wordsLiveInLocales,
  ],
);

const featuresStandAlone =
  'Features do not know each other. Compose them in a route, or move what they share to @vybac/ui or src/shared.';
/** Who is here (`features/session`, by its index only) is the one thing that every feature may ask. */
export const features = (depth) =>
  imports([String.raw`^(\.\./){${depth}}(?!\.\.|session$)[\w-]+(/|$)|^(@|~|#)/features/`, featuresStandAlone]);
