import { join } from 'node:path'

/** What templates import that only documents need; relative to them. */
const DOCUMENT_TEXT = '../domain/jsonLd/documentText'

/** Keeps out of the scripts what is told to machines, who read documents (docs/decisions/260-told-in-documents.md): a rule for webpack. */
export const documentOnly = (siteDirectory: string) => ({
  include: join(siteDirectory, 'src/templates'),
  resolve: {
    alias: { [`${DOCUMENT_TEXT}$`]: join(siteDirectory, 'src/gatsby/browser/documentText.ts') },
  },
})
