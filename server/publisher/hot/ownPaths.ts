import { parse } from '../../../src/routing/routes'
import { isPage } from '../../releases/publishable'
import type { HotChange } from '../../releases/journal'
import { pathOfHtml } from './pageFiles'

/** Screens that a page of the site's own is; every other one is the program's or shows a listing. */
const OWN = new Set(['home', 'privacy', 'terms', undefined])

const ownIn = (names: readonly string[]) =>
  names
    .filter(isPage)
    .map(pathOfHtml)
    .filter((path) => OWN.has(parse(path)?.name))

/** Where the site's own pages stand on a release, kept up with what is published onto it. */
export function ownPaths({ ownPaths: built }: { ownPaths: readonly string[] }) {
  const paths = new Set(built)
  return {
    all: (): ReadonlySet<string> => paths,
    follow({ put, removed }: Pick<HotChange, 'put' | 'removed'>): void {
      for (const path of ownIn(put)) paths.add(path)
      for (const path of ownIn(removed)) paths.delete(path)
    },
  }
}
