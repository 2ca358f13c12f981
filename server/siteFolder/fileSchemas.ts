import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Locale, Localized, Maybe, Moment, OneOf } from '../../src/contract/common'
import { EntityName, ListNode, Page } from '../../src/contract/page'
import { Agency, Agreement, Site, SiteSettings } from '../../src/contract/site'

const PICTURE_WORDS =
  'A picture of this folder, `pictures/front.jpg`, or an https address on a host of `pictureHosts`.'
const Picture = Type.String({ minLength: 1, description: PICTURE_WORDS })
const PageName = Type.String({
  description: 'A page by the name of its file: `contact` is pages/contact.*.md.',
})
const optional = <T extends TSchema>(schema: T, description?: string) =>
  Type.Optional({ ...schema, ...(description && { description }) } as T)

const { theme, map, social, hiddenStatus, hiddenTabs, pictureHosts, photoHosts, languages, cancelStayDays } =
  SiteSettings.properties
const { brandColour, headingFace } = theme.properties

/** `site.yaml`: what every page shows, and how the site behaves. */
export const SiteFile = Type.Object({
  name: { ...Site.properties.name, description: 'Name of the site, in titles and at its foot.' },
  hostnames: optional(
    Site.properties.hostnames,
    'Other public names of the site besides PUBLIC_URL: `www.example.com`.',
  ),
  languages: { ...languages, description: 'Languages of the site, the first of its pages first.' },
  defaultLanguage: Type.Optional(Locale),
  theme: Type.Optional(
    Type.Object({
      brandColour,
      headingFace: {
        ...headingFace,
        description: 'Face of headings that visitors may have installed; none is loaded.',
      },
      logo: Maybe(Picture, { description: PICTURE_WORDS }),
    }),
  ),
  agency: { ...Agency, description: 'Who the agency is: at the foot of every page, in mails, beside forms.' },
  slogan: Maybe(Localized, { description: 'Large at the foot of every page, per language.' }),
  social: optional(social, 'Where else the agency is found: at the foot of every page.'),
  map: optional(map, 'Nothing here: the map of the program itself, which asks no other host.'),
  pictureHosts,
  photoHosts,
  hiddenStatus: Type.Optional(hiddenStatus),
  hiddenTabs: Type.Optional(hiddenTabs),
  cancelStayDays,
})
export type SiteFile = Static<typeof SiteFile>

const entry = {
  page: optional(PageName),
  route: Type.Optional(
    Type.String({
      description: 'A screen of the program: `favourites`, `alerts`, `home`, `privacy`, `terms`.',
    }),
  ),
  url: Type.Optional(Localized),
  label: optional(Localized, 'Per language; without it the title of the page.'),
}
const LEADS = { description: 'Leads to a page, to a screen of the program, or to an address.' }
const MenuEntry = Type.Object(
  { ...entry, children: optional(Type.Array(Type.Object(entry, LEADS)), 'Entries that open below it.') },
  LEADS,
)
export type MenuEntry = Static<typeof MenuEntry>

/** `menus.yaml`: what the header and the foot of every page lead to. */
export const MenusFile = Type.Object({
  main: Type.Array(MenuEntry, {
    description: 'In the header. The entry of the page `contact` is its button.',
  }),
  footer: Type.Array(MenuEntry, { description: 'At the foot; privacy and terms stand there by themselves.' }),
})
export type MenusFile = Static<typeof MenusFile>

const Size = Type.Integer({ minimum: 1, maximum: 12, description: 'Cards at most.' })
const heading = Type.Optional(Localized)

const FolderBlock = Type.Union([
  Type.Object(
    { kind: Type.Literal('texts') },
    { description: 'Here stands what the Markdown files say; without it, below all other blocks.' },
  ),
  Type.Object({ kind: Type.Literal('picture'), file: Picture, alt: Localized }),
  Type.Object(
    { kind: Type.Literal('estates'), heading: Localized, page: PageName, size: Size },
    {
      description:
        'The first listings of a list page, with the way to it. Not shown as long as there are none.',
    },
  ),
  Type.Object(
    { kind: Type.Literal('rentalUnits'), heading: Localized, page: optional(PageName), size: Size },
    { description: 'Holiday units. Not shown as long as there are none.' },
  ),
  Type.Object(
    { kind: Type.Literal('entities'), heading, name: EntityName },
    { description: 'People or words of clients: `team` is content/team.yaml.' },
  ),
  Type.Object(
    { kind: Type.Literal('search'), heading, picture: optional(Picture) },
    { description: 'The search as a sentence; on the home page over its picture.' },
  ),
  Type.Object(
    {
      kind: Type.Literal('contact'),
      heading,
      form: Type.Optional(OneOf(['question', 'valuation'] as const)),
    },
    { description: 'How to reach the agency, with a form.' },
  ),
])
export type FolderBlock = Static<typeof FolderBlock>

/** `pages/<name>.yaml`: what a page is in every language. A page of texts alone needs none. */
export const PageFile = Type.Object({
  type: optional(
    Page.properties.type,
    'Without it: what home, privacy and terms are called after, else `content`.',
  ),
  picture: optional(Picture),
  blocks: Type.Optional(Type.Array(FolderBlock)),
  node: optional(ListNode, 'What a page of type estateList lists; nothing: all listings.'),
  version: Page.properties.version,
  updatedAt: Maybe(Moment),
})
export type PageFile = Static<typeof PageFile>

/** What stands above the text of `pages/<name>.<language>.md`, between two lines of `---`. */
export const PageText = Type.Object({
  title: Type.String({ minLength: 1, description: 'Heading and name of the page.' }),
  url: Type.Optional(
    Type.String({
      description: 'Address after the language, `about-us`; the home page and legal pages have their own.',
    }),
  ),
  description: optional(Type.String(), 'What search engines show of it, a sentence or two.'),
  intro: optional(Type.String(), 'Said below the title.'),
})
export type PageText = Static<typeof PageText>

/** `agreements.yaml`: what visitors agree to in forms, by a name that stays. */
export const AgreementsFile = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  Type.Omit(Agreement, ['id']),
)
export type AgreementsFile = Static<typeof AgreementsFile>

/** `content/<kind>.yaml`: people or words of clients, as many as there are. */
export const ContentFile = Type.Object({
  title: Localized,
  items: Type.Array(
    Type.Object({
      title: Localized,
      subtitle: optional(Localized),
      text: optional(Localized),
      picture: optional(Picture),
      link: optional(Type.String(), 'https:, mailto: or tel:'),
    }),
  ),
})
export type ContentFile = Static<typeof ContentFile>
