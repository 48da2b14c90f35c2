import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaries, specBoundaries } from './tools/eslint/boundaries.mjs';
import * as house from './tools/eslint/house-rules.mjs';

const services = 'apps/{identity,listings,messaging,rooms,notifications,rewards,admin-security}/src';
const specs = [
  '**/*.{spec,int-spec,test-d}.{ts,tsx}',
  'apps/*/test/**',
  'apps/*/test/**',
  'tests/**',
  'libs/testing/**',
];

export default defineConfig(
  { ignores: ['**/{node_modules,dist,coverage,storybook-static,fixtures}/**', '**/*.gen.ts', '.nx/**', '.vybac/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked],
    plugins: { '@nx': nx },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...boundaries,
      ...house.settingsComeFromConfig,
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Nest modules, strategies and tokens are classes that hold only a decorator or a type.
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/require-await': 'off',
      // What a pinned dependency deprecates is looked at when it is upgraded.
      '@typescript-eslint/no-deprecated': 'off',
      // Takes plain option objects for instances wherever a library declares its options as a class.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // TanStack Router's redirect() and notFound() are thrown and are no errors.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', package: '@tanstack/router-core', name: ['Redirect', 'NotFoundError'] }] },
      ],
    },
  },
  { files: [`${services}/**/*.ts`], ignores: specs, rules: house.services },
  { files: [`${services}/**/*.store.ts`], rules: house.stores },
  { files: [`${services}/**/*.controller.ts`], rules: house.controllers },
  { files: [[`${services}/**/*.ts`, house.isRulesFile]], rules: house.rulesFiles },
  { files: ['**/*.config.ts'], rules: { 'no-restricted-properties': 'off' } },
  {
    files: ['apps/*web/**/*.tsx', 'libs/ui/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['apps/*web/src/**/*.tsx', 'libs/ui/src/**/*.tsx'],
    ignores: [...specs, '**/*.stories.tsx'],
    rules: house.screens,
  },
  { files: ['apps/*web/src/features/*/*.{ts,tsx}'], rules: house.features(1) },
  { files: ['apps/*web/src/features/*/*/*.{ts,tsx}'], rules: house.features(2) },
  {
    files: specs,
    rules: {
      ...specBoundaries,
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Jest's matchers and parsed replies are any; the assertion itself is the check.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
);
