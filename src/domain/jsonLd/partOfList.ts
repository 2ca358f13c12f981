import type { Thing } from 'schema-dts'
import type { FrameView } from '../site/frameView'
import type { itemList } from './itemList'

interface Part {
  path: string
  title: string
  metaDescription: string
  list: { title: string; path: string }
}

/** A page of its own of a part of a list: what it is called, which list that is, and what stands on it. */
export function partOfList(
  { path, title, metaDescription, list }: Part,
  { origin, locale }: Pick<FrameView, 'origin' | 'locale'>,
  mainEntity: ReturnType<typeof itemList>,
): Thing {
  const url = origin + path
  return {
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: title,
    inLanguage: locale,
    isPartOf: {
      '@type': 'CollectionPage',
      '@id': origin + list.path,
      url: origin + list.path,
      name: list.title,
    },
    ...(metaDescription && { description: metaDescription }),
    mainEntity,
  }
}
