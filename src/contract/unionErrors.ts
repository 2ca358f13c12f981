import type { ErrorObject } from 'ajv'

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Every branch of a union that an error lies in, by schema path, the innermost last. */
const branchesOf = ({ schemaPath }: ErrorObject): string[] =>
  [...schemaPath.matchAll(/\/anyOf\/\d+(?=\/)/g)].map(({ index, 0: part }) =>
    schemaPath.slice(0, index + part.length),
  )

/** A path of the value and everything it lies in: '/blocks/0/kind', '/blocks/0', '/blocks', ''. */
function placesOf(path: string): string[] {
  const places = [path]
  for (let place = path; place !== ''; places.push(place)) place = parentOf(place)
  return places
}

const keyOf = (schemaPath: string, at: string) => `${schemaPath} ${at}`

/** Where an error says that a tag (`kind: 'text'`) is not that of the branch it lies in. */
function wrongTagOf(error: ErrorObject): { branch: string; at: string } | undefined {
  const branch = branchesOf(error).at(-1)
  return error.keyword === 'const' && branch !== undefined
    ? { branch, at: parentOf(error.instancePath) }
    : undefined
}

/** One error for a union whose tags were all wrong: what the tag may be. */
const unknownTag = (tags: ErrorObject[]): ErrorObject[] =>
  tags.slice(0, 1).map((first) => ({
    ...first,
    keyword: 'enum',
    params: { allowedValues: tags.map(({ params }) => params['allowedValue']) },
  }))

/**
 * Of a union told apart by a tag Ajv reports what is wrong with every branch: a picture is told that it lacks the text of
 * a text. Leaves what is wrong with the branch the tag names; when it names none, that the tag must be one of them.
 */
export function withoutOtherBranches(errors: ErrorObject[]): ErrorObject[] {
  const otherBranches = new Set<string>()
  const tagsOfUnion = new Map<string, ErrorObject[]>()
  for (const error of errors) {
    const wrong = wrongTagOf(error)
    if (!wrong) continue
    otherBranches.add(keyOf(wrong.branch, wrong.at))
    const union = keyOf(parentOf(wrong.branch), wrong.at)
    tagsOfUnion.set(union, [...(tagsOfUnion.get(union) ?? []), error])
  }
  if (otherBranches.size === 0) return errors

  const named = new Set<string>()
  const left = errors.filter((error) => {
    const branches = branchesOf(error)
    const places = placesOf(error.instancePath)
    const lost = branches.some((branch) => places.some((at) => otherBranches.has(keyOf(branch, at))))
    if (!lost) for (const branch of branches) for (const at of places) named.add(keyOf(parentOf(branch), at))
    return !lost
  })
  const unknown = [...tagsOfUnion].flatMap(([union, tags]) => (named.has(union) ? [] : unknownTag(tags)))
  return [...left, ...unknown]
}
