import { fieldsOf } from './field'

export const TECHNICAL_FIELDS = fieldsOf({
  under: 'technical',
  group: 'construction',
  tab: 'technical',
  rows: [
    { path: 'constructionYear', format: 'year' },
    { path: 'renovationYear', format: 'year' },
    { path: 'newBuilding', format: 'yesNo', hiddenWhen: ['notTrue'] },
    { path: 'buildingType', format: 'code', codes: 'ConstructionType' },
    { path: 'condition', format: 'code', codes: 'Condition' },
    { path: 'available', format: 'localized', group: 'other', hiddenWhen: ['noEntryForLocale'] },
    { path: 'availableDate', format: 'date', group: 'other' },
    { path: 'certificateConformity', format: 'yesNo', group: 'other', hiddenWhen: ['undefinedValue'] },
    {
      path: 'certificateElectricity',
      format: 'yesNo',
      group: 'epc',
      hiddenWhen: ['nullValue', 'rentOrRented', 'plot'],
      pairedWith: [
        'listing.certification.electrical_certificate_conformity',
        'listing.certification.electrical_certificate_information',
      ],
    },
    { path: 'oLevelZone', format: 'localized', group: 'planning', tab: 'planning' },
    { path: 'oLevelSensitivity', format: 'localized', group: 'planning', tab: 'planning' },
    { path: 'monthlyCost', format: 'price', group: 'financialCosts', tab: 'financial' },
    { path: 'elevator', format: 'yesNo', group: 'comfort', tab: 'comfort' },
    { path: 'furniture', format: 'yesNo', group: 'comfort', tab: 'comfort' },
    { path: 'petsAllowed', format: 'yesNo', group: 'comfort', tab: 'comfort' },
    { path: 'directionGarden', format: 'code', codes: 'Orientation', group: 'other', tab: 'comfort' },
  ],
})

export const DIMENSION_FIELDS = fieldsOf({
  under: 'dimensions',
  group: 'construction',
  tab: 'dimensions',
  rows: [
    { path: 'areaBuild', format: 'area' },
    { path: 'areaGround', format: 'area' },
    { path: 'areaBuildable', format: 'area' },
    { path: 'widthHouse', format: 'distance' },
    { path: 'depthHouse', format: 'distance' },
    { path: 'depthGroundFloor', format: 'distance' },
    { path: 'depthFloor', format: 'distance' },
    { path: 'widthGround', format: 'distance' },
    { path: 'depthGround', format: 'distance' },
    { path: 'commentArea', format: 'localized' },
  ],
})

const energyOf = (under: 'energy' | 'energyShared') =>
  fieldsOf({
    under,
    group: 'epc',
    tab: under,
    rows: [
      { path: 'epcValue', format: 'energy' },
      { path: 'customEpcLabel', format: 'text' },
      { path: 'energyLabel', format: 'code', codes: 'EnergyLabel', sameAs: `${under}.customEpcLabel` },
      { path: 'epcValueTotal', format: 'energyTotal' },
      { path: 'epcReference', format: 'text' },
      { path: 'epbReference', format: 'text' },
      { path: 'eLevel', format: 'level' },
      { path: 'kLevel', format: 'number' },
      { path: 'co2', format: 'co2' },
    ],
  })

/** Of the dwelling, and of the shared parts of its building. */
export const ENERGY_FIELDS = [...energyOf('energy'), ...energyOf('energyShared')]
