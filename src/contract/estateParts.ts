import { Type, type Static } from '@sinclair/typebox'
import {
  City,
  CodeOf,
  Count,
  Day,
  Email,
  EnergyFigure,
  GeoLocation,
  HexColour,
  Id,
  Localized,
  Maybe,
  Measure,
  Moment,
  Money,
  NamedKind,
  NumberOf,
  OneOf,
  told,
  Whole,
} from './common'
import { HEAD_TYPE_ID, TRANSACTION_STATUS } from './ids'

const Price = Type.Object({ value: Money })

/** Numbers of the back office with what they stand for, as a sentence lists them. */
const numbered = (meaning: readonly (readonly [number: number, code: string])[]) =>
  meaning
    .toSorted(([a], [b]) => a - b)
    .map(([number, code]) => `${number} ${code}`)
    .join(', ')
const TYPES = numbered(Object.entries(HEAD_TYPE_ID).map(([code, id]) => [id, code] as const))
const [OWN, SECOND] = [TRANSACTION_STATUS.own, TRANSACTION_STATUS.second].map((statuses) =>
  numbered(Object.entries(statuses).map(([id, status]) => [Number(id), status] as const)),
)

export const Sticker = Type.Object({
  id: told('Its number in the back office.', Whole),
  name: told('What it says, per language.', Localized),
  color: Maybe(HexColour, { description: 'Its colour, `#1F4E5F`.' }),
  colorText: Maybe(HexColour, { description: 'The colour of its words, `#FFFFFF`.' }),
})

const Coded = Type.Composite(
  [
    NamedKind,
    Type.Object({
      code: Maybe(Type.String(), {
        description: 'Its code, `HOUSE`: it counts before the number where it is said.',
      }),
    }),
  ],
  {
    title: 'Coded',
    description: 'A number of the back office with the code it stands for, where there is one.',
  },
)

export const General = Type.Object({
  id: told('By what the listing is known; the next line with it replaces it.', Id),
  parentId: Maybe(Id, {
    description: 'Of a unit: `general.id` of its project, which comes before it in the file.',
  }),
  project: Maybe(Type.Boolean(), { description: 'True: a project, which has units of its own.' }),
  title: Maybe(Localized),
  description: Maybe(Localized),
  shortDescription: Maybe(Localized),
  headType: told(`Property type, by its code (a \`TypeCode\`) or its number: ${TYPES}.`, Coded),
  subType: Maybe(Coded, { description: 'Subtype, by its code (a `SubTypeCode`) or its number.' }),
  transaction: told(
    `What is offered, by its number: ${OWN}. Of a listing with a \`guid\`: ${SECOND}.`,
    NamedKind,
  ),
  reference: Maybe(Type.String()),
  floor: Maybe(Type.Union([Type.String(), Localized])),
  floorId: Maybe(Whole, {
    description:
      'The storey, 0 at the street: units of a project are ordered by it, and it is told where `floor` is not said.',
  }),
  entityNumber: Maybe(Type.String()),
  buildingName: Maybe(Type.String()),
  petsAllowed: Maybe(Type.Boolean()),
  architect: Maybe(Type.String()),
  sticker: Maybe(Sticker, { description: 'A word in colour on its picture: “New”.' }),
  asbestosInventory: Maybe(Type.Boolean()),
  certificateAsbestos: Maybe(Localized),
  bedroomCount: Maybe(NumberOf),
  bathroomCount: Maybe(NumberOf),
  publicationDate: Maybe(Moment),
  updatedAt: Maybe(Moment, {
    description: 'When it was changed last; the moment of the import where it is not said.',
  }),
  tax: Maybe(Localized),
  registrationCost: Maybe(Money, { description: 'Registration duty in euro; -1 means "not set".' }),
  // Spelled as the back office spells it (spec §3).
  notarySalery: Maybe(Money, { description: 'Notary’s fee in euro; -1 means "not set".' }),
  price: Maybe(Price, { description: 'What is asked; a rent for each `period`.' }),
  groundValue: Maybe(Money),
  infrastructureValue: Maybe(Money),
  furnitureValue: Maybe(Money),
  constructionValue: Maybe(Money),
  deposit: Maybe(Money),
  // Ours, not the specification's (docs/decisions/330-price-cuts.md).
  priceBefore: Maybe(Money, {
    description:
      'Euro asked before the price was lowered. Not said: the site API remembers it by itself; null: it is not told.',
  }),
  priceFrom: Maybe(Type.Boolean(), { description: 'The price is the lowest of several ("from").' }),
  period: Maybe(OneOf(['WEEK', 'MONTH', 'YEAR'] as const), { description: 'For what a rent is paid.' }),
  totalPrice: Maybe(Money),
})

export const Address = Type.Object({
  visible: Type.Boolean({
    description: 'False: street, number and exact position are not for visitors.',
  }),
  street_address: Maybe(Type.String(), {
    description: 'Street and number in one, where they are not said apart.',
  }),
  street: Maybe(Localized, { description: 'Street without the number, per language.' }),
  number: Maybe(Type.String(), { description: 'House number, `12A`.' }),
  box: Maybe(Type.String(), { description: 'Box or flat, `3`.' }),
  city: told('The municipality.', City),
  country: Type.Object(
    { id: told('ISO 3166 code of two letters, `BE`; `UNKNOWN`.', CodeOf('Country')) },
    { description: 'The country.' },
  ),
  geoLocation: Maybe(GeoLocation, { description: 'Where it lies, for the map: degrees of WGS 84.' }),
  region: Maybe(OneOf(['FLANDERS', 'BRUSSELS', 'WALLONIA'] as const), {
    description: 'Region of Belgium, whose rules for what is told differ; worked out where it is not said.',
  }),
})

export const CadastralIncome = Type.Object(
  {
    indexed: Maybe(Money),
    nonIndexed: Maybe(Money),
    communityTax: Maybe(Money),
  },
  { description: 'Cadastral income, euro a year.' },
)

export const Dimensions = Type.Object(
  {
    areaGround: Maybe(Measure),
    areaBuild: Maybe(Measure),
    areaBuildable: Maybe(Measure),
    widthHouse: Maybe(Measure),
    widthGround: Maybe(Measure),
    depthHouse: Maybe(Measure),
    depthGround: Maybe(Measure),
    depthGroundFloor: Maybe(Measure),
    depthFloor: Maybe(Measure),
    commentArea: Maybe(Localized),
  },
  { description: 'Areas in m², widths and depths in m.' },
)

export const Energy = Type.Object(
  {
    epcValue: Maybe(EnergyFigure),
    epcValueTotal: Maybe(EnergyFigure),
    epbReference: Maybe(Type.String()),
    epcReference: Maybe(Type.String()),
    energyLabel: Maybe(CodeOf('EnergyLabel')),
    customEpcLabel: Maybe(Type.String()),
    eLevel: Maybe(EnergyFigure),
    kLevel: Maybe(Measure),
    co2: Maybe(EnergyFigure),
  },
  { title: 'Energy', description: 'EPC in kWh/m² a year (total: kWh a year), CO₂ in kg/m² a year.' },
)

export const Technical = Type.Object({
  constructionYear: Maybe(Type.Integer()),
  renovationYear: Maybe(Type.Integer()),
  buildingType: Maybe(CodeOf('ConstructionType')),
  condition: Maybe(CodeOf('Condition')),
  newBuilding: Maybe(Type.Boolean()),
  available: Maybe(Localized),
  availableDate: Maybe(Day),
  furniture: Maybe(Type.Boolean()),
  petsAllowed: Maybe(Type.Boolean()),
  monthlyCost: Maybe(Money),
  directionGarden: Maybe(CodeOf('Orientation')),
  oLevelSensitivity: Maybe(Type.Union([Type.String(), Localized])),
  oLevelZone: Maybe(Type.Union([Type.String(), Localized])),
  certificateConformity: Maybe(Type.Boolean()),
  certificateElectricity: Maybe(Type.Boolean()),
  elevator: Maybe(Type.Boolean()),
})

const FloodScore = OneOf(['A', 'B', 'C', 'D'] as const, { title: 'FloodScore' })

export const Planning = Type.Object({
  townPlanningValue: Maybe(CodeOf('RecentDestination')),
  townPlanningViolation: Maybe(Localized),
  buildingLicense: Maybe(CodeOf('Planning')),
  allocationLicense: Maybe(CodeOf('Planning')),
  presaleRight: Maybe(CodeOf('Planning')),
  certificateAsBuilt: Maybe(Type.Boolean()),
  heritageProtected: Maybe(CodeOf('Planning')),
  heritageInventoried: Maybe(CodeOf('Planning')),
  floodingBuildingScore: Maybe(FloodScore),
  floodingParcelScore: Maybe(FloodScore),
  renovationObligation: Maybe(Type.Boolean()),
})

const percent = (from: string) =>
  Type.Integer({ minimum: 0, maximum: 100, description: `Percent from the ${from}.` })
export const Focus = Type.Object(
  { x: percent('left'), y: percent('top') },
  {
    title: 'Focus',
    description: 'What of a picture stays in sight where it is cut: percent from the left and from the top.',
  },
)
export type Focus = Static<typeof Focus>

export const Picture = Type.Object({
  file: Type.String({
    minLength: 1,
    description:
      'Its address (`/sites/…` of an asset, or https on a host that the site names), or the name of a file of `--photos`.',
  }),
  thumbnail: Maybe(Type.String(), { description: 'Address of a small one; `file` where it is not said.' }),
  index: Type.Integer({ minimum: 0, description: 'Its place: the lowest comes first.' }),
  width: Maybe(Count, { description: 'Pixels.' }),
  height: Maybe(Count, { description: 'Pixels.' }),
  alt: Maybe(Localized, { description: 'What it shows, for who does not see it.' }),
  kind: Maybe(OneOf(['photo', 'floorPlan'] as const), { description: 'A photo where it is not said.' }),
  focus: Maybe(Focus, { description: 'The middle where it is not said.' }),
})

export const Room = Type.Object({
  typeId: Type.Integer({
    description:
      'Kind of room: 1 bedroom, 5 bathroom, 16 toilet, 6 garage, 14 parking space, 10 terrace; any other number is counted as none of these.',
  }),
  label: told('What it is called, per language.', Localized),
  surface: Maybe(Measure, { description: 'm²; -1 means none.' }),
  comment: Maybe(Localized, { description: 'Said beside it.' }),
  common: Maybe(Type.Boolean(), { description: 'Shared with other units of the building.' }),
  floor: Type.Object(
    {
      id: Type.Integer({ description: 'Its number in the back office.' }),
      level: Type.Integer({ description: '0 at the street, -1 below it.' }),
      name: told('What it is called, per language.', Localized),
    },
    { description: 'The storey that it is on.' },
  ),
  sort: Type.Integer({ description: 'Its place in the list: the lowest comes first.' }),
})

export const Video = Type.Object({
  typeId: Type.Integer({ description: 'Above 0 is shown; 2 gives the link of the virtual visit.' }),
  url: Type.String({ description: 'Address of the video, or of a page that shows it.' }),
})

export const ExtraField = Type.Object({
  extra_field_autoid: Type.Integer({ description: 'Its number in the back office.' }),
  type: Type.String({
    description: 'TEXT and BIGTEXT are read from value_lang_string, everything else from value.',
  }),
  label: Maybe(Localized, { description: 'What stands before the value.' }),
  value: Maybe(Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
    description: 'What it says, the same in all languages.',
  }),
  value_lang_string: Maybe(Localized, { description: 'What it says, per language.' }),
})

export const SalesRep = Type.Object({
  firstname: Type.String({ description: 'First name.' }),
  lastname: Type.String({ description: 'Family name.' }),
  picture: Maybe(Type.String(), { description: 'Address of a portrait, as of a picture.' }),
  mobile: Maybe(Type.String(), { description: 'Mobile number, with the code of the country.' }),
  phone: Maybe(Type.String(), { description: 'Telephone, with the code of the country.' }),
  email: Maybe(Email, { description: 'Mailbox that questions about the listing go to.' }),
  description: Maybe(Localized, { description: 'What the person does: “Broker”.' }),
})
export type SalesRep = Static<typeof SalesRep>
