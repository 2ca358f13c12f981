import type { BreadcrumbList } from 'schema-dts'
import type { Crumb } from '../site/crumbs'

/** The way to a page; the page itself, which stands last, has no address of its own in it. */
export function breadcrumbs(crumbs: readonly Crumb[], origin: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: origin + path }),
    })),
  }
}
