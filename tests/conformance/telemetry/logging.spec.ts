import { ConsoleLogger, Logger } from '@nestjs/common';
import { logInJson, newContext, runInContext } from '@vybac/platform';

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
  logInJson('listings', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
});
afterAll(() => void Logger.overrideLogger(new ConsoleLogger()));

const logger = new Logger('Deals');

test('a line names its service, who says it and the story that it belongs to', () => {
  const context = newContext({ correlationId: 'the request of Ana' });
  runInContext(context, () => logger.warn('This listing is busy'));
  expect(lines).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      service: 'listings',
      context: 'Deals',
      traceId: context.traceId,
      correlationId: 'the request of Ana',
      message: 'This listing is busy',
    },
  ]);
});

test('what belongs to no story has no ids that would lead nowhere', () => {
  logger.log('Up');
  expect(lines[0]).not.toHaveProperty('traceId');
});

test('an error comes with its stack', () => {
  const { stack } = new Error('no luck');
  logger.error('It failed', stack);
  expect(lines[0]).toMatchObject({ message: 'It failed', stack: expect.stringContaining('logging.spec') });
});

const secrets = [
  'ana@people.example',
  'K7X2QP',
  'correct horse',
  'sesame',
  'eyJhbGciOi.eyJzdWIi.c2ln',
  'Maple Street 5',
];

test.each([
  [
    'fields, wherever they stand',
    {
      request: {
        method: 'POST',
        headers: { authorization: 'Bearer sesame', cookie: 'vybac=sesame', 'set-cookie': 'vybac=sesame' },
        body: { email: 'ana@people.example', pin: 'K7X2QP', password: 'correct horse' },
      },
      token: 'sesame',
      address: 'Maple Street 5',
    },
  ],
  [
    'words in a sentence',
    'Ana (ana@people.example) sent Bearer sesame and eyJhbGciOi.eyJzdWIi.c2ln with {"pin":"K7X2QP","address":"Maple Street 5"}',
  ],
  ['an address of the web', 'GET /confirm?token=sesame&email=ana@people.example'],
  ['what a database quotes', new Error('E11000 dup key: { email: "ana@people.example", password: "correct horse" }')],
])('nobody reads personal data there: %s', (_, said) => {
  logger.error(said);
  const text = JSON.stringify(lines);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).toContain('[redacted]');
});
