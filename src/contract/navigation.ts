import { Type, type Static } from '@sinclair/typebox'
import { Id, Locale, Localized, Maybe } from './common'

const LEADS = {
  description: 'Leads to a page, to a named route of the site (`favourites`), or to an address.',
}
const target = {
  id: Type.String({ minLength: 1 }),
  pageId: Maybe(Id),
  route: Maybe(Type.String()),
}

export const MenuItem = Type.Recursive((This) =>
  Type.Object(
    {
      ...target,
      label: Localized,
      url: Maybe(Localized),
      children: Type.Optional(Type.Array(This)),
    },
    LEADS,
  ),
)
export type MenuItem = Static<typeof MenuItem>

/** As kept and imported: every language together. `main` and `footer` are the types the site shows. */
export const Menu = Type.Object({
  id: Id,
  type: Type.String({ pattern: '^[a-z][a-zA-Z]{2,30}$' }),
  items: Type.Array(MenuItem),
})
export type Menu = Static<typeof Menu>

export const LocalMenuItem = Type.Recursive((This) =>
  Type.Object(
    {
      ...target,
      label: Type.String(),
      url: Maybe(Type.String()),
      children: Type.Optional(Type.Array(This)),
    },
    LEADS,
  ),
)
export type LocalMenuItem = Static<typeof LocalMenuItem>

/** As answered by `GET /navigation/…`. */
export const LocalMenu = Type.Object(
  {
    id: Id,
    type: Type.String({ description: '`main` and `footer` are the types the site shows.' }),
    locale: Locale,
    items: Type.Array(LocalMenuItem),
  },
  { description: 'A menu in one language, labels and addresses resolved.' },
)
export type LocalMenu = Static<typeof LocalMenu>
