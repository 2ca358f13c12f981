import { Type, type Static } from '@sinclair/typebox'
import { Email, HexColour, Id, Locale, Localized, Maybe, told, Whole } from './common'

export const Agency = Type.Object({
  name: Type.String({ minLength: 1, description: 'Name of the agency.' }),
  street: Type.String({ description: 'Street and number of its office.' }),
  zip: Type.String({ description: 'Postal code of its office.' }),
  city: Type.String({ description: 'Municipality of its office.' }),
  phone: Type.String({ description: 'Telephone, with the code of the country.' }),
  email: told('Mailbox that what visitors write goes to.', Email),
  registration: Maybe(Type.String(), {
    description: 'Registration number at the professional institute (IPI/BIV).',
  }),
  vat: Maybe(Type.String(), { description: 'VAT number.' }),
  geoLocation: Maybe(
    Type.Object({
      lat: Type.Number({ description: 'Degrees to the north.' }),
      lon: Type.Number({ description: 'Degrees to the east.' }),
    }),
    { description: 'Where its office is: degrees of WGS 84.' },
  ),
})

/** Most statuses that a site hides. */
export const MOST_HIDDEN = 200

/** Most days before arrival from which a stay is the agency's alone to cancel. */
const MOST_DAYS_BEFORE = 366

/** Each stands in a header of every page. */
const MOST_PICTURE_HOSTS = 20
const HOST_NAME = '[a-z0-9-]{1,63}(\\.[a-z0-9-]{1,63})+'
const HOST_PATTERN = `^${HOST_NAME}(:[0-9]{1,5})?$`

/** A file of `DATA_DIR/maps` by its plain name: no folder, and no way out of that one. */
export const MAP_FILE = '[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}\\.pmtiles'
const MAP_PATTERN = `^(${MAP_FILE}|https://${HOST_NAME}(:[0-9]{1,5})?/[^\\s?#]*\\.pmtiles(\\?[^\\s#]*)?)$`

export const SiteSettings = Type.Object({
  languages: Type.Array(Locale, {
    minItems: 1,
    uniqueItems: true,
    description: 'Languages that the site is in.',
  }),
  defaultLanguage: told('The one that a visitor without another gets; one of `languages`.', Locale),
  // Spec §4.
  hiddenStatus: Type.Array(Whole, {
    maxItems: MOST_HIDDEN,
    description: 'Estates whose status.id is listed are not shown.',
  }),
  // Spec §2.
  hiddenTabs: Type.Array(Type.String(), {
    description: 'Tabs not shown on detail pages; names this version does not know are ignored.',
  }),
  theme: Type.Object(
    {
      brandColour: Maybe(HexColour, {
        description:
          'Colour of buttons, links and headings: a CSS hex colour with or without its #, such as #1F4E5F.',
      }),
      logo: Maybe(Type.String(), { description: 'Address of the logo, an asset.' }),
      headingFace: Maybe(Type.String(), {
        description: 'Face of headings, where a visitor has it: `Georgia`.',
      }),
    },
    { description: 'How the site looks.' },
  ),
  agency: told('Who the agency is: at the foot of every page, in mails, beside forms.', Agency),
  slogan: Maybe(Localized, { description: 'Large at the foot of every page, per language.' }),
  map: Type.Object(
    {
      pmtiles: Maybe(Type.String({ pattern: MAP_PATTERN, maxLength: 500 }), {
        description:
          'A street map in one file: the plain name of one in `DATA_DIR/maps`, `belgium.pmtiles`, or its https address (docs/map.md); then `tileUrl` is not asked.',
      }),
      tileUrl: Maybe(Type.String(), {
        description:
          'Tiles of another map, `https://…/{z}/{x}/{y}.png`; none: the map of the program itself.',
      }),
      attribution: Maybe(Type.String(), { description: 'Whose map it is, as its owner asks to be named.' }),
      thirdParty: Type.Boolean({
        description: 'A third-party map is only loaded after the visitor agrees.',
      }),
    },
    { description: 'The map of listings.' },
  ),
  pictureHosts: Maybe(
    Type.Array(
      Type.String({
        pattern: HOST_PATTERN,
        maxLength: 259,
        description:
          'A host in small letters, with its port where it has one of its own, such as cdn.example.com.',
      }),
      { maxItems: MOST_PICTURE_HOSTS },
    ),
    {
      description:
        "Hosts from which pages take pictures by https besides the site's own: browsers load from no other.",
    },
  ),
  photoHosts: Maybe(
    Type.Array(
      Type.String({
        pattern: `^${HOST_NAME}$`,
        maxLength: 253,
        description: 'A host name in small letters, such as photos.example.com.',
      }),
      { maxItems: MOST_PICTURE_HOSTS },
    ),
    {
      description:
        'Hosts from which the site API fetches photos as they are imported, by http or https on their own ports, and keeps them as the site’s own.',
    },
  ),
  cancelStayDays: Maybe(Type.Integer({ minimum: 0, maximum: MOST_DAYS_BEFORE }), {
    description:
      'Days before arrival until which guests may cancel a reserved stay by its link: `30`; 0 is the day of arrival. None: not by the link, whoever wants to cancel is told to call.',
  }),
  social: Type.Array(
    Type.Object({
      label: Type.String({ description: 'What it is called: “Instagram”.' }),
      url: Type.String({ description: 'Its address, https.' }),
    }),
    { description: 'Where else the agency is found: at the foot of every page.' },
  ),
})
export type SiteSettings = Static<typeof SiteSettings>

export const Site = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,62}$' }),
  name: Type.String({ minLength: 1, description: 'Name of the site, in titles and at its foot.' }),
  hostnames: Type.Array(
    Type.String({
      pattern: '^[a-z0-9.-]{1,253}$',
      description: 'A host name in small letters, such as www.example.com.',
    }),
    {
      description: 'Public names of the site, `www.example.com`; none is that of another site.',
    },
  ),
  settings: told('What every page shows, and how the site behaves.', SiteSettings),
})
export type Site = Static<typeof Site>

export const Agreement = Type.Object({
  id: told('By what the agreement is known.', Id),
  version: Type.Integer({
    minimum: 1,
    description: 'Raised whenever the text changes; what a visitor agreed to is recorded with it.',
  }),
  required: Type.Boolean({ description: 'True: without it a form is not sent.' }),
  contexts: Type.Array(Type.String(), {
    description: 'Forms that show it: `viewing`, `rental`, `alerts`, `contact`.',
  }),
  title: told('What stands beside its box, per language.', Localized),
  text: told('What a visitor agrees to, per language.', Localized),
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
