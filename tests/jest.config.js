/** Unit and contract tests. Browser journeys are run by Playwright (tests/e2e). */
module.exports = {
  rootDir: '..',
  testMatch: ['<rootDir>/{src,server,plugins,tests}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public', '<rootDir>/.data'],
  testEnvironment: 'node',
  transform: {
    '\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
  globalSetup: '<rootDir>/tests/support/startPostgres.ts',
  globalTeardown: '<rootDir>/tests/support/stopPostgres.ts',
}
