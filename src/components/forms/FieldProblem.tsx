import type { useField } from './formContext'
import { ProblemLine } from './fieldStyles'

/** What is wrong with a field. Mended, it is gone from sight and leaves its room: nothing below may move under a finger. */
export function FieldProblem({ of: { told, problem, problemId } }: { of: ReturnType<typeof useField> }) {
  if (!told) return null
  return (
    <ProblemLine id={problemId} style={problem ? undefined : { visibility: 'hidden' }}>
      {told}
    </ProblemLine>
  )
}
