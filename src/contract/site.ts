import { Type, type Static } from '@sinclair/typebox'
import { Email, HexColour, Id, Locale, Localized, Maybe, Whole } from './common'

export const Agency = Type.Object({
  name: Type.String({ minLength: 1 }),
  street: Type.String(),
  zip: Type.String(),
  city: Type.String(),
  phone: Type.String(),
  email: Email,
  registration: Maybe(Type.String(), {
    description: 'Registration number at the professional institute (IPI/BIV).',
  }),
  vat: Maybe(Type.String()),
  geoLocation: Maybe(Type.Object({ lat: Type.Number(), lon: Type.Number() })),
})

/** Most statuses that a site hides. */
export const MOST_HIDDEN = 200

/** Each stands in a header of every page. */
const MOST_PICTURE_HOSTS = 20
const HOST_NAME = '[a-z0-9-]{1,63}(\\.[a-z0-9-]{1,63})+'
const HOST_PATTERN = `^${HOST_NAME}(:[0-9]{1,5})?$`

export const SiteSettings = Type.Object({
  languages: Type.Array(Locale, { minItems: 1, uniqueItems: true }),
  defaultLanguage: Locale,
  // Spec §4.
  hiddenStatus: Type.Array(Whole, {
    maxItems: MOST_HIDDEN,
    description: 'Estates whose status.id is listed are not shown.',
  }),
  // Spec §2.
  hiddenTabs: Type.Array(Type.String(), {
    description: 'Tabs not shown on detail pages; names this version does not know are ignored.',
  }),
  theme: Type.Object({
    brandColour: Maybe(HexColour),
    logo: Maybe(Type.String(), { description: 'Address of the logo, an asset.' }),
    headingFace: Maybe(Type.String()),
  }),
  agency: Agency,
  slogan: Maybe(Localized),
  map: Type.Object({
    tileUrl: Maybe(Type.String()),
    attribution: Maybe(Type.String()),
    thirdParty: Type.Boolean({
      description: 'A third-party map is only loaded after the visitor agrees.',
    }),
  }),
  pictureHosts: Maybe(
    Type.Array(Type.String({ pattern: HOST_PATTERN, maxLength: 259 }), { maxItems: MOST_PICTURE_HOSTS }),
    {
      description:
        "Hosts from which pages take pictures by https besides the site's own: browsers load from no other.",
    },
  ),
  photoHosts: Maybe(
    Type.Array(Type.String({ pattern: `^${HOST_NAME}$`, maxLength: 253 }), { maxItems: MOST_PICTURE_HOSTS }),
    {
      description:
        'Hosts from which the site API fetches photos as they are imported, by http or https on their own ports, and keeps them as the site’s own.',
    },
  ),
  social: Type.Array(Type.Object({ label: Type.String(), url: Type.String() })),
})
export type SiteSettings = Static<typeof SiteSettings>

export const Site = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,62}$' }),
  name: Type.String({ minLength: 1 }),
  hostnames: Type.Array(Type.String({ pattern: '^[a-z0-9.-]{1,253}$' })),
  settings: SiteSettings,
})
export type Site = Static<typeof Site>

export const Agreement = Type.Object({
  id: Id,
  /** Raised whenever the text changes; what a visitor agreed to is recorded with it. */
  version: Type.Integer({ minimum: 1 }),
  required: Type.Boolean(),
  /** Forms that show it: `viewing`, `rental`, `alerts`, `contact`. */
  contexts: Type.Array(Type.String()),
  title: Localized,
  text: Localized,
})
export type Agreement = Static<typeof Agreement>

/** An agreement in the one language that was asked for (`GET /agreements?locale`). */
export const LocalAgreement = Type.Composite([
  Type.Omit(Agreement, ['title', 'text']),
  Type.Object({ locale: Locale, title: Type.String(), text: Type.String() }),
])
export type LocalAgreement = Static<typeof LocalAgreement>

/** Texts of one language that a site says differently: namespace → key → text. */
export const Translations = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))
export type Translations = Static<typeof Translations>
