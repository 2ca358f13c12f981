const { dirname } = require('node:path')

/** The router that Gatsby brings, under the name by which it lets the site's code have it. */
const router = require.resolve('@gatsbyjs/reach-router', {
  paths: [dirname(require.resolve('gatsby/package.json'))],
})

/** Unit and contract tests. Browser journeys are run by Playwright (tests/e2e). */
module.exports = {
  rootDir: '..',
  testMatch: ['<rootDir>/{src,server,plugins,tests}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public', '<rootDir>/.data', '<rootDir>/.sites'],
  testEnvironment: 'node',
  testSequencer: '<rootDir>/tests/support/longestFirst.js',
  // Jest would leave one processor idle: half of the smallest machine this is to be quick on.
  maxWorkers: '100%',
  // A test that stands still fails; on a machine that has other work too, starting a database and rendering take a minute.
  testTimeout: 180_000,
  transform: {
    '\\.c?(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Fastify's inject takes a package that is ESM only, and PGlite imports as it runs: jest can do neither before Node 24.
  transformIgnorePatterns: [
    '/node_modules/(?!(.*/)?(cookie|@electric-sql|yet-another-react-lightbox|supercluster|kdbush|react-leaflet|@react-leaflet)/)',
  ],
  moduleNameMapper: {
    '^!!file-loader.*\\.css$': '<rootDir>/tests/support/styleAddress.ts',
    '^@reach/router$': router,
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
  globalSetup: '<rootDir>/tests/support/startPostgres.ts',
  globalTeardown: '<rootDir>/tests/support/stopPostgres.ts',
}
