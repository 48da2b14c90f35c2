const preset = require('./jest.preset');

/** One suite per level of proof: `npx jest libs/kit` picks by path, `npx jest --selectProjects rules` by suite. */
const suite = (displayName, testMatch, settings = {}) => ({ ...preset, displayName, testMatch, ...settings });
const wholeProduct = (name) => suite(name, [`<rootDir>/tests/${name}/**/*.spec.ts`]);

module.exports = {
  maxWorkers: 2,
  // Jest knows one time limit for all suites and ignores any other. It must do for real parts on a busy machine.
  testTimeout: 120_000,
  projects: [
    suite('rules', ['<rootDir>/{apps,libs,tools}/**/*.spec.ts']),
    suite('screens', ['<rootDir>/{apps,libs}/**/*.spec.tsx'], {
      testEnvironment: '<rootDir>/tools/jest/browser-environment.js',
      testEnvironmentOptions: { ...preset.testEnvironmentOptions, url: 'http://localhost:4000' },
      setupFilesAfterEnv: ['<rootDir>/tools/jest/screens.js'],
    }),
    suite('service', ['<rootDir>/{apps,libs}/**/*.int-spec.ts']),
    ...['conformance', 'journeys', 'resilience'].map(wholeProduct),
  ],
};
