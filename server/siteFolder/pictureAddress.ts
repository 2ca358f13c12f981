import { plainLetters } from '../../src/domain/slug'
import type { SiteFiles } from './files'

/** What names of pictures from a site's folder begin with: by it what comes from there is told from all else. */
export const OWN_PICTURE = 'own.'

/** Name by which the site API knows a picture of the folder. @example pictureName('pictures/Front door.jpg') // 'own.pictures-front-door.jpg' */
export const pictureName = (path: string): string =>
  OWN_PICTURE +
  plainLetters(path)
    .replace(/[^a-z0-9._-]+/g, '-')
    .slice(-(128 - OWN_PICTURE.length))

/** Whether a picture is told by an address of its own, and not by a file of the folder. */
export const isElsewhere = (told: string): boolean => /^(https?:\/\/|\/sites\/)/.test(told)

/** Where pages find a picture of the folder; undefined when it is not there. Another content is another address. */
export function pictureAddress(siteId: string, files: SiteFiles, path: string): string | undefined {
  const picture = files.pictures.get(path)
  return picture && `/sites/${siteId}/assets/${pictureName(path)}?hash=${picture.hash}`
}
