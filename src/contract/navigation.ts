import { Type, type Static } from '@sinclair/typebox'
import { Id, Locale, Localized, Maybe, told } from './common'

const LEADS = {
  description: 'Leads to a page, to a named route of the site (`favourites`), or to an address.',
}
const target = {
  id: Type.String({ minLength: 1, description: 'Any name, another one for each entry of the menu.' }),
  pageId: Maybe(Id, { description: 'The page that it leads to.' }),
  route: Maybe(Type.String(), {
    description: 'The screen of the program that it leads to: `favourites`, `alerts`.',
  }),
}

export const MenuItem = Type.Recursive((This) =>
  Type.Object(
    {
      ...target,
      label: told('What it is called, per language.', Localized),
      url: Maybe(Localized, { description: 'The address that it leads to, per language.' }),
      children: Type.Optional(Type.Array(This, { description: 'Entries that open below it.' })),
    },
    { ...LEADS, title: 'MenuItem' },
  ),
)
export type MenuItem = Static<typeof MenuItem>

/** As kept and imported: every language together. `main` and `footer` are the types the site shows. */
export const Menu = Type.Object({
  id: told('By what the menu is known.', Id),
  type: Type.String({
    pattern: '^[a-z][a-zA-Z]{2,30}$',
    description: 'A name of letters; `main` and `footer` are those that the site shows.',
  }),
  items: Type.Array(MenuItem, { description: 'Its entries, in their order.' }),
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
