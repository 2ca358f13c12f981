const tseslint = require('typescript-eslint')
const importX = require('eslint-plugin-import-x')
const reactHooks = require('eslint-plugin-react-hooks')
const { createTypeScriptImportResolver } = require('eslint-import-resolver-typescript')

/**
 * Data runs one way; a folder may import from those named before it, never from those after.
 * What a folder may not see, and why, is one row here.
 */
const layers = [
  'contract',
  'siteApi',
  'routing',
  'domain',
  'i18n',
  'state',
  'components',
  'templates',
  'pages',
  'dataLayer',
  'gatsby',
  'build',
  'publish',
]
const oneWay = layers.slice(0, -1).map((layer, index) => ({
  target: `./src/${layer}`,
  from: layers.slice(index + 1).map((later) => `./src/${later}`),
  message: `Data runs one way: ${layers.join(' → ')}.`,
}))

/** What several roles of the servers need. A room may import from those named before it, never from a role. */
const rooms = ['formats', 'db', 'http', 'queue', 'mail', 'preview', 'releases', 'watch']
const roles = ['site-api', 'publisher', 'web', 'demo']
/** What puts roles together; it may import from all of them, and nothing but each other from it. */
const composition = [
  ...['cli', 'siteFolder', 'newSite', 'main.ts', 'start.ts', 'startPublisher.ts', 'startWeb.ts'],
  'seedDemo.ts',
]
const inServer = (names) => names.map((name) => `./server/${name}`)
const apart = [
  ...rooms.map((room, index) => ({
    target: `./server/${room}`,
    from: inServer([...rooms.slice(index + 1), ...roles, ...composition]),
    message: `A room knows no role, and of the rooms those before it: ${rooms.join(' → ')} (record 203).`,
  })),
  ...roles.map((role) => ({
    target: `./server/${role}`,
    // Tests may take the demo site as their data.
    from: inServer([...roles.filter((other) => other !== role && other !== 'demo'), ...composition]),
    message: 'A role never imports another: what two need is a room (record 203).',
  })),
  // At its edge a first start and a command load it; tests take it as their data.
  ...[
    `./server/{${roles.filter((role) => role !== 'demo').join(',')}}/**/!(*.test).ts`,
    './server/!(seedDemo|*.test).ts',
  ].map((target) => ({
    target,
    from: './server/demo',
    message: 'The product works without its demo site (record 270).',
  })),
]
/** It is a workspace of its own: its folder is nobody else's business. */
const demoByName = { regex: '^\\.{1,2}/(.*/)?demo/', message: 'aanbod-demo/…, by its name (record 270)' }
const zones = [
  ...oneWay,
  ...apart,
  {
    target: './src',
    from: ['./server', './plugins'],
    message: 'The site imports neither its servers nor its plugin.',
  },
  {
    target: './server',
    from: [
      './src/components',
      './src/templates',
      './src/state',
      './src/pages',
      './src/dataLayer',
      './src/gatsby',
      './src/build',
      './plugins',
    ],
    message:
      'Servers take the contract, the domain, the routes and the API client from src, nothing with React in it.',
  },
  {
    target: './plugins',
    from: [
      './server',
      './src/components',
      './src/templates',
      './src/state',
      './src/pages',
      './src/gatsby',
      './src/build',
      './src/publish',
    ],
    message: 'The source plugin takes the contract, the domain, the API client and the data layer.',
  },
]

module.exports = tseslint.config(
  {
    ignores: [
      'node_modules',
      '.cache',
      'public',
      '.data',
      '.sites',
      'gallery',
      'tests/e2e/results',
      'src/gatsby-types.d.ts',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,js}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: __dirname, zones }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-redeclare': 'off',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // What ships never leans on what tests it.
    files: ['{src,server,plugins}/**/*.{ts,tsx}', '*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/tests/**'], message: 'tests are not shipped' }, demoByName] },
      ],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [demoByName] }] },
  },
  {
    // Above the browsers that package.json names (docs/decisions/255-browsers.md).
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'URL', property: 'canParse', message: 'parsedUrl() of src/domain/parsedUrl.ts' },
      ],
    },
  },
  {
    // The browser takes only types and plain figures from the contract, so that no schema reaches it.
    files: ['src/{components,state,templates,i18n,gatsby/browser}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/contract/*', '!**/contract/searchLimits'],
              allowTypeImports: true,
              message: 'import type only',
            },
          ],
        },
      ],
    },
  },
  {
    // Journeys press what a person sees (tests/e2e/support/hand.ts): a control set by code works where a hand fails.
    files: ['tests/e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(check|uncheck|setChecked|selectOption|dispatchEvent|tap|dblclick)$/]:not([callee.object.property.name=touchscreen])',
          message: 'A journey uses press() or choose() of support/hand.ts.',
        },
        {
          selector:
            'CallExpression[callee.property.name=click]:not([callee.object.property.name=mouse]):not([callee.object.name=mouse])',
          message: 'A journey uses press() of support/hand.ts.',
        },
        {
          selector: 'Property[key.name=force]',
          message: 'What is covered cannot be pressed by a person either.',
        },
      ],
    },
  },
  { files: ['server/cli/**', 'tests/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)
