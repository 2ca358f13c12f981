import { settingRows } from '../config'

const cell = (text: string) => (text ? `\`${text}\`` : '')
const asFallback = (text: string) => (text.includes('`') ? text : cell(text)) || 'empty'

/** The page docs/configuration.md, made from the table that the servers read their environment by. */
export const configurationDoc = () => `# Configuration

Everything is set by environment variables. None is needed; an empty one counts as not given. All mistakes are told at
once when a server starts. This page is made from \`server/config.ts\` (\`npx jest --config tests/jest.config.js
server/cli/configurationDoc\` says when it is behind).

| variable | default | meaning |
| --- | --- | --- |
${settingRows()
  .map(({ name, fallback, meaning }) => `| ${cell(name)} | ${asFallback(fallback)} | ${meaning} |`)
  .join('\n')}

\`DATA_DIR\` holds, besides the embedded database, the secrets that were not given: \`admin-token\`,
\`webhook-secret\`, \`web-token\`, \`preview-secret\` and \`metrics-token\`, readable by the owner only. They are shown nowhere else.

One embedded database belongs to one process: a second server on the same \`DATA_DIR\` refuses to start. To run roles
apart, give them a PostgreSQL server by \`DATABASE_URL\`.

Tests take a PostgreSQL server from \`TEST_DATABASE_URL\` (a user that may create databases), or start one of their own.
`
