import { Type, type Static } from '@sinclair/typebox'
import { Id, Localized, Maybe, Moment, OneOf, told, Whole } from './common'
import { inEveryLanguage } from './inEveryLanguage'
import { PAGE_ADDRESS_LENGTH, PAGE_ADDRESS_PATTERN } from './patterns'
import { Query, Sort } from './search'
import { MAX_SORTS, MAX_VALUES } from './searchLimits'

export const GROUP_BY = ['TYPE', 'SUBTYPE', 'CITY', 'STATUS', 'PRICE'] as const

/** The "node" of spec §4. */
export const ListNode = Type.Object(
  {
    query: Maybe(Query, { description: 'Only listings that fit; all of them when absent.' }),
    collections: Maybe(Type.Array(Id, { maxItems: MAX_VALUES }), {
      description: 'Only listings in these collections (becomes terms on children.collections).',
    }),
    // The order of its groups comes before: two more of the most that a search takes.
    sort: Maybe(Type.Array(Sort, { maxItems: MAX_SORTS - 2 }), {
      description: 'By what they are ordered, the first one first.',
    }),
    groupOptions: Maybe(
      Type.Object({
        groupBy: told('By what they are grouped.', OneOf(GROUP_BY)),
        direction: Maybe(OneOf(['ASC', 'DESC'] as const), {
          description: 'Order of the groups; `ASC` unless told.',
        }),
      }),
      { description: 'Groups with a heading each; none when absent.' },
    ),
  },
  { title: 'ListNode', description: 'What a list page lists.' },
)
export type ListNode = Static<typeof ListNode>

/** A question, or what an agency has to know to come and value a property. */
const CONTACT_FORMS = ['question', 'valuation'] as const
export type ContactFormKind = (typeof CONTACT_FORMS)[number]

/** Name of a kind of free content: part of an address of the API, which takes no longer ones. */
export const EntityName = Type.String({
  pattern: '^[a-z][a-z0-9-]{0,40}$',
  description: 'Name of a kind of free content, of small letters, figures and lines, such as `team`.',
})

const Heading = Maybe(Localized, { description: 'Heading above it, per language.' })
const heading = told('Heading above it, per language.', Localized)
const size = Type.Integer({ minimum: 1, maximum: 12, description: 'Cards at most.' })
const kindOf = <K extends string>(kind: K, description: string) => Type.Literal(kind, { description })

export const Block = Type.Union([
  Type.Object(
    {
      kind: kindOf('text', 'Paragraphs.'),
      heading: Heading,
      text: told('What it says, per language; an empty line begins a paragraph.', Localized),
    },
    { description: 'Paragraphs are separated by an empty line.' },
  ),
  Type.Object({
    kind: kindOf('picture', 'A picture.'),
    file: Type.String({ description: 'Its address, as of a picture of a listing.' }),
    alt: told('What it shows, for who does not see it.', Localized),
  }),
  Type.Object({
    kind: kindOf('estates', 'The first listings of a list.'),
    heading,
    node: told('What it lists.', ListNode),
    size,
    morePageId: Maybe(Id, { description: 'The list page with all of them.' }),
  }),
  Type.Object({
    kind: kindOf('rentalUnits', 'Holiday units.'),
    heading,
    size,
    morePageId: Maybe(Id, { description: 'The list page with all of them.' }),
  }),
  Type.Object({
    kind: kindOf('entities', 'People, or words of clients.'),
    heading,
    name: told('The kind of free content that it shows, `team`.', EntityName),
  }),
  Type.Object({
    kind: kindOf('search', 'The search as a sentence.'),
    heading: Heading,
    picture: Maybe(Type.String(), { description: 'Address of the picture below it.' }),
  }),
  Type.Object({
    kind: kindOf('contact', 'How to reach the agency, with a form.'),
    heading: Heading,
    form: Maybe(OneOf(CONTACT_FORMS), { description: 'What its form asks for; a question unless told.' }),
  }),
])
export type Block = Static<typeof Block>

const PAGE_TYPES = ['home', 'content', 'estateList', 'rentalList', 'privacy', 'terms'] as const

/** Address of a page in one language; first words of the site's own are refused besides (`src/routing/pageAddress.ts`). */
const pageAddress = (locale: string) =>
  Maybe(Type.String({ pattern: PAGE_ADDRESS_PATTERN, maxLength: PAGE_ADDRESS_LENGTH.whole }), {
    description: `Path after /${locale}/.`,
  })

export const Page = Type.Object(
  {
    id: told('By what the page is known; menus lead to it.', Id),
    type: told('What it is; a site has one home page.', OneOf(PAGE_TYPES)),
    url: Type.Object(inEveryLanguage(pageAddress), {
      description:
        "Path after the language, `te-koop` or `over-ons/team`; '' is the home page. A language without one has no such page.",
    }),
    title: told('Heading and name of the page, per language.', Localized),
    metaDescription: Maybe(Localized, { description: 'What search engines show of it, a sentence or two.' }),
    intro: Maybe(Localized, { description: 'Said below the title.' }),
    picture: Maybe(Type.String(), { description: 'Address of the picture at its head.' }),
    blocks: Type.Array(Block, { description: 'What stands on it, from top to bottom.' }),
    node: Maybe(ListNode, { description: 'What a page of type estateList lists; all listings when absent.' }),
    version: Maybe(Type.Integer({ minimum: 1 }), {
      description: 'Of the privacy statement and terms: raised whenever the text changes.',
    }),
    updatedAt: Maybe(Moment, { description: 'When its text was changed last; told below it.' }),
  },
  { description: 'A page of the site’s own: home, list, content or legal.' },
)
export type Page = Static<typeof Page>

/** A kind of free content a site keeps, `team` or `testimonials` (`GET /entities`). */
export const Entity = Type.Object({
  name: told('By what the kind is known, `team`.', EntityName),
  title: told('What it is called, per language.', Localized),
})
export type Entity = Static<typeof Entity>

export const EntityItem = Type.Object({
  id: told('By what the item is known.', Id),
  entity: told('The kind that it is of, `team`.', EntityName),
  index: told('Its place in the list, the lowest first.', Whole),
  title: told('A name, or a heading.', Localized),
  subtitle: Maybe(Localized, { description: 'Said below it: “Broker”.' }),
  text: Maybe(Localized, { description: 'What it says.' }),
  picture: Maybe(Type.String(), { description: 'Address of a picture, as of a listing.' }),
  link: Maybe(Type.String(), { description: 'Where it leads: https:, mailto: or tel:.' }),
})
export type EntityItem = Static<typeof EntityItem>

/** Where a listing's page stands in one language and what search engines read of it. */
export const EstatePage = Type.Object({
  estateId: Id,
  locale: Type.String(),
  path: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  alternates: Localized,
})
export type EstatePage = Static<typeof EstatePage>
