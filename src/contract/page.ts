import { Type, type Static } from '@sinclair/typebox'
import { Id, Localized, Maybe, Moment, OneOf, Whole } from './common'
import { inEveryLanguage } from './inEveryLanguage'
import { PAGE_ADDRESS_LENGTH, PAGE_ADDRESS_PATTERN } from './patterns'
import { Query, Sort } from './search'
import { MAX_SORTS, MAX_VALUES } from './searchLimits'

export const GROUP_BY = ['TYPE', 'SUBTYPE', 'CITY', 'STATUS', 'PRICE'] as const

/** The "node" of spec §4. */
export const ListNode = Type.Object(
  {
    query: Maybe(Query),
    collections: Maybe(Type.Array(Id, { maxItems: MAX_VALUES }), {
      description: 'Only listings in these collections (becomes terms on children.collections).',
    }),
    // The order of its groups comes before: two more of the most that a search takes.
    sort: Maybe(Type.Array(Sort, { maxItems: MAX_SORTS - 2 })),
    groupOptions: Maybe(
      Type.Object({
        groupBy: OneOf(GROUP_BY),
        direction: Maybe(OneOf(['ASC', 'DESC'] as const)),
      }),
    ),
  },
  { title: 'ListNode', description: 'What a list page lists.' },
)
export type ListNode = Static<typeof ListNode>

/** A question, or what an agency has to know to come and value a property. */
const CONTACT_FORMS = ['question', 'valuation'] as const
export type ContactFormKind = (typeof CONTACT_FORMS)[number]

/** Name of a kind of free content: part of an address of the API, which takes no longer ones. */
export const EntityName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' })

export const Block = Type.Union([
  Type.Object(
    { kind: Type.Literal('text'), heading: Maybe(Localized), text: Localized },
    { description: 'Paragraphs are separated by an empty line.' },
  ),
  Type.Object({ kind: Type.Literal('picture'), file: Type.String(), alt: Localized }),
  Type.Object({
    kind: Type.Literal('estates'),
    heading: Localized,
    node: ListNode,
    size: Type.Integer({ minimum: 1, maximum: 12 }),
    morePageId: Maybe(Id, { description: 'The list page with all of them.' }),
  }),
  Type.Object({
    kind: Type.Literal('rentalUnits'),
    heading: Localized,
    size: Type.Integer({ minimum: 1, maximum: 12 }),
    morePageId: Maybe(Id),
  }),
  Type.Object({ kind: Type.Literal('entities'), heading: Localized, name: EntityName }),
  Type.Object({ kind: Type.Literal('search'), heading: Maybe(Localized), picture: Maybe(Type.String()) }),
  Type.Object({
    kind: Type.Literal('contact'),
    heading: Maybe(Localized),
    form: Maybe(OneOf(CONTACT_FORMS), { description: 'What its form asks for; a question unless told.' }),
  }),
])
export type Block = Static<typeof Block>

const PAGE_TYPES = ['home', 'content', 'estateList', 'rentalList', 'privacy', 'terms'] as const

/** Address of a page in one language; first words of the site's own are refused besides (`src/routing/pageAddress.ts`). */
const PageAddress = Maybe(
  Type.String({ pattern: PAGE_ADDRESS_PATTERN, maxLength: PAGE_ADDRESS_LENGTH.whole }),
)

export const Page = Type.Object(
  {
    id: Id,
    type: OneOf(PAGE_TYPES),
    url: Type.Object(
      inEveryLanguage(() => PageAddress),
      {
        description:
          "Path after the language, `te-koop` or `over-ons/team`; '' is the home page. A language without one has no such page.",
      },
    ),
    title: Localized,
    metaDescription: Maybe(Localized),
    intro: Maybe(Localized),
    picture: Maybe(Type.String()),
    blocks: Type.Array(Block),
    node: Maybe(ListNode),
    version: Maybe(Type.Integer({ minimum: 1 }), {
      description: 'Of the privacy statement and terms: raised whenever the text changes.',
    }),
    updatedAt: Maybe(Moment),
  },
  { description: 'A page of the site’s own: home, list, content or legal.' },
)
export type Page = Static<typeof Page>

/** A kind of free content a site keeps, `team` or `testimonials` (`GET /entities`). */
export const Entity = Type.Object({
  name: EntityName,
  title: Localized,
})
export type Entity = Static<typeof Entity>

export const EntityItem = Type.Object({
  id: Id,
  entity: EntityName,
  /** Place in the list, lowest first. */
  index: Whole,
  title: Localized,
  subtitle: Maybe(Localized),
  text: Maybe(Localized),
  picture: Maybe(Type.String()),
  link: Maybe(Type.String()),
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
