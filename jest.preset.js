/**
 * What every suite shares: TypeScript with decorators through swc, workspace packages read from source,
 * and the ES modules among our dependencies compiled for Jest's CommonJS world.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const { $schema, jsc, ...swc } = JSON.parse(readFileSync(join(__dirname, '.swcrc'), 'utf8'));
const parser = { ...jsc.parser, tsx: true };
const transform = { ...jsc.transform, react: { runtime: 'automatic' } };

const esModules =
  '@nestjs|@borewit|@tokenizer|content-disposition|cookie|file-type|jose|load-esm|strtok3|thumbhash|token-types|uint8array-extras';

module.exports = {
  rootDir: __dirname,
  cacheDirectory: join(__dirname, 'node_modules/.cache/jest'),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@vybac/source', 'node', 'node-addons'] },
  transform: {
    '\\.([cm]?js|ts)$': ['@swc/jest', { ...swc, jsc }],
    '\\.tsx$': ['@swc/jest', { ...swc, jsc: { ...jsc, parser, transform } }],
  },
  // The optional nesting matters: npm may place a second copy below another package.
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(${esModules})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tools/jest/style-sheet.js',
    '\\.(webp|svg)$': '<rootDir>/tools/jest/picture.js',
  },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/\\.'],
  testPathIgnorePatterns: ['/node_modules/', '/fixtures/'],
  restoreMocks: true,
};
