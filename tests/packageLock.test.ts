import lock from '../package-lock.json'

interface Locked {
  version?: string
  optionalDependencies?: Record<string, string>
}

const packages = lock.packages as Record<string, Locked>

/** Where Node would look for a package from another's folder, nearest first. */
function placesOf(name: string, from: string): string[] {
  const places: string[] = []
  for (let at = from; at; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0)))
    places.push(`${at}/node_modules/${name}`)
  return [...places, `node_modules/${name}`]
}

// npm leaves out those that it cannot fetch where the lock is written, and `npm ci` then refuses the whole lock.
test('the lock names the binaries of every platform, not only of the one it was written on', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !placesOf(name, from).some((place) => packages[place]),
    ),
  )
  expect(missing).toEqual([])
})
