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
  Whole,
} from './common'

const Price = Type.Object({ value: Money }, { description: 'What is asked; a rent for each `period`.' })

export const Sticker = Type.Object({
  id: Whole,
  name: Localized,
  color: Maybe(HexColour),
  colorText: Maybe(HexColour),
})

const Coded = Type.Composite([NamedKind, Type.Object({ code: Maybe(Type.String()) })], {
  title: 'Coded',
  description: 'A number of the back office with the code it stands for, where there is one.',
})

export const General = Type.Object({
  id: Id,
  parentId: Maybe(Id),
  project: Maybe(Type.Boolean()),
  title: Maybe(Localized),
  description: Maybe(Localized),
  shortDescription: Maybe(Localized),
  headType: Coded,
  subType: Maybe(Coded),
  transaction: NamedKind,
  reference: Maybe(Type.String()),
  floor: Maybe(Type.Union([Type.String(), Localized])),
  floorId: Maybe(Whole),
  entityNumber: Maybe(Type.String()),
  buildingName: Maybe(Type.String()),
  petsAllowed: Maybe(Type.Boolean()),
  architect: Maybe(Type.String()),
  sticker: Maybe(Sticker),
  asbestosInventory: Maybe(Type.Boolean()),
  certificateAsbestos: Maybe(Localized),
  bedroomCount: Maybe(NumberOf),
  bathroomCount: Maybe(NumberOf),
  publicationDate: Maybe(Moment),
  updatedAt: Maybe(Moment),
  tax: Maybe(Localized),
  registrationCost: Maybe(Money, { description: 'Registration duty in euro; -1 means "not set".' }),
  // Spelled as the back office spells it (spec §3).
  notarySalery: Maybe(Money, { description: 'Notary’s fee in euro; -1 means "not set".' }),
  price: Maybe(Price),
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
  street_address: Maybe(Type.String()),
  street: Maybe(Localized),
  number: Maybe(Type.String()),
  box: Maybe(Type.String()),
  city: City,
  country: Type.Object({ id: CodeOf('Country') }),
  geoLocation: Maybe(GeoLocation),
  region: Maybe(OneOf(['FLANDERS', 'BRUSSELS', 'WALLONIA'] as const)),
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

const Percent = Type.Integer({ minimum: 0, maximum: 100 })
export const Focus = Type.Object(
  { x: Percent, y: Percent },
  {
    title: 'Focus',
    description: 'What of a picture stays in sight where it is cut: percent from the left and from the top.',
  },
)
export type Focus = Static<typeof Focus>

export const Picture = Type.Object({
  file: Type.String({ minLength: 1 }),
  thumbnail: Maybe(Type.String()),
  index: Type.Integer({ minimum: 0 }),
  width: Maybe(Count),
  height: Maybe(Count),
  alt: Maybe(Localized),
  kind: Maybe(OneOf(['photo', 'floorPlan'] as const)),
  focus: Maybe(Focus, { description: 'The middle where it is not said.' }),
})

export const Room = Type.Object({
  typeId: Type.Integer(),
  label: Localized,
  surface: Maybe(Measure, { description: 'm²; -1 means none.' }),
  comment: Maybe(Localized),
  common: Maybe(Type.Boolean(), { description: 'Shared with other units of the building.' }),
  floor: Type.Object({ id: Type.Integer(), level: Type.Integer(), name: Localized }),
  sort: Type.Integer(),
})

export const Video = Type.Object({
  typeId: Type.Integer({ description: 'Above 0 is shown; 2 gives the link of the virtual visit.' }),
  url: Type.String(),
})

export const ExtraField = Type.Object({
  extra_field_autoid: Type.Integer(),
  type: Type.String({
    description: 'TEXT and BIGTEXT are read from value_lang_string, everything else from value.',
  }),
  label: Maybe(Localized),
  value: Maybe(Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  value_lang_string: Maybe(Localized),
})

export const SalesRep = Type.Object({
  firstname: Type.String(),
  lastname: Type.String(),
  picture: Maybe(Type.String()),
  mobile: Maybe(Type.String()),
  phone: Maybe(Type.String()),
  email: Maybe(Email),
  description: Maybe(Localized),
})
export type SalesRep = Static<typeof SalesRep>
