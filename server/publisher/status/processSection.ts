import { escapeHtml as text } from '../../http/escapeHtml'
import { type Column, htmlTable, moment } from './htmlTable'
import type { Process } from './processes'

const STATE_CLASS = { alive: 'done', missing: 'failed', stopped: 'interrupted' } as const

const PROCESSES: readonly Column<Process>[] = [
  { name: 'Role', cell: ({ roles }) => text(roles.join(', ')) },
  { name: 'Address', cell: ({ addresses }) => text(addresses.join(', ')) },
  { name: 'Machine', cell: ({ machine }) => text(machine) },
  { name: 'Since (UTC)', cell: ({ since }) => moment(since) },
  { name: 'State', cell: ({ state }) => `<span class="state ${STATE_CLASS[state]}">${state}</span>` },
  {
    name: 'Last sign of life (UTC)',
    cell: ({ lastSeen }) => (lastSeen ? moment(lastSeen) : 'within a minute'),
  },
]

function missingText(processes: readonly Process[]): string {
  const count = processes.filter(({ state }) => state === 'missing').length
  if (!count) return ''
  return `<p class="state failed">${
    count === 1 ? '1 process is missing' : `${count} processes are missing`
  }: nothing was heard for a minute. What does not come back stays in the list for a day.</p>`
}

/** Who works on one PostgreSQL; nothing where nobody says so there. */
export const processSection = (processes: readonly Process[]): string =>
  processes.length
    ? `<section aria-labelledby="processes">
<h2 id="processes">Processes</h2>
${missingText(processes)}
${htmlTable('Processes of this database', PROCESSES, processes)}
</section>`
    : ''
