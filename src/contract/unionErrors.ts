import type { ErrorObject } from 'ajv'

/** One branch of one union at one place of the value. */
interface Branch {
  union: string
  branch: string
  /** Where in the value the union stands. */
  at: string
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Every branch that an error lies in, the innermost last. `at` is only known for the one whose tag is wrong. */
const branchesOf = ({ schemaPath }: ErrorObject): string[] =>
  [...schemaPath.matchAll(/\/anyOf\/\d+(?=\/)/g)].map(({ index, 0: part }) =>
    schemaPath.slice(0, index + part.length),
  )

/** The branch that a wrong tag (`kind: 'drawn'`) rules out. */
function ruledOut(error: ErrorObject): Branch | undefined {
  const branch = branchesOf(error).at(-1)
  if (error.keyword !== 'const' || branch === undefined) return undefined
  return { union: parentOf(branch), branch, at: parentOf(error.instancePath) }
}

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`)
const liesIn = (error: ErrorObject, { branch, at }: Branch) =>
  error.schemaPath.startsWith(`${branch}/`) && isWithin(error.instancePath, at)

/** The tags of a union none of which the value has, as one error. */
function wrongTag(tags: ErrorObject[]): ErrorObject[] {
  const [first] = tags
  if (!first) return []
  const allowedValues = tags.map(({ params }) => params['allowedValue'])
  return [{ ...first, keyword: 'enum', params: { allowedValues } }]
}

/**
 * Of a union told apart by a tag Ajv reports what is wrong with every branch: a picture is told that it lacks the text of
 * a text. Leaves what is wrong with the branch the tag names; when it names none, that the tag must be one of them.
 */
export function withoutOtherBranches(errors: ErrorObject[]): ErrorObject[] {
  const tags = errors.flatMap((error) => {
    const branch = ruledOut(error)
    return branch ? [{ error, ...branch }] : []
  })
  const seen = new Set<string>()
  const unknown = tags.flatMap(({ union, at }) => {
    const here = tags.filter((tag) => tag.union === union && tag.at === at)
    const outcome = errors.filter(
      (error) => error.schemaPath.startsWith(`${union}/`) && isWithin(error.instancePath, at),
    )
    const someBranchFits = outcome.some((error) => !here.some((tag) => liesIn(error, tag)))
    const known = seen.has(`${union} ${at}`)
    seen.add(`${union} ${at}`)
    return known || someBranchFits ? [] : wrongTag(here.map(({ error }) => error))
  })
  return [...errors.filter((error) => !tags.some((tag) => liesIn(error, tag))), ...unknown]
}
