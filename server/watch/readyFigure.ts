import type { Question } from './figures'
import type { Readiness } from './probes'

/** What `/readyz` of roles says, as a figure. */
export const readyFigure = (
  roles: Readonly<Record<string, () => Promise<Readiness>>>,
): Question<'aanbod_ready'> => ({
  about: 'readiness',
  gauges: { aanbod_ready: { help: 'Whether the role can do what it is there for.', labels: ['role'] } },
  ask: () =>
    Promise.all(
      Object.entries(roles).map(async ([role, ready]) => ({
        name: 'aanbod_ready' as const,
        labels: { role },
        value: Number((await ready()).isReady),
      })),
    ),
})
