import type { ImportReport } from '../../src/contract/asset'

const SHOWN = 20

/** What an import did, in lines for a person; the first mistakes in full. */
export function reportLines({ imported, deleted, rejected, errors }: ImportReport): string[] {
  const counts = `${imported} imported, ${deleted} removed, ${rejected} rejected`
  const shown = errors
    .slice(0, SHOWN)
    .map(
      ({ line, kind, field, reason }) => `  line ${line}: ${[kind, field, reason].filter(Boolean).join(' ')}`,
    )
  const more = errors.length - shown.length
  return [counts, ...shown, ...(more > 0 ? [`  … and ${more} more mistakes`] : [])]
}
