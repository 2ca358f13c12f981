import { fieldsOf } from './field'

/** State and parts of the building. */
export const CONSTRUCTION_FIELDS = fieldsOf({
  under: 'listing.construction',
  group: 'construction',
  tab: 'buildTechnicals',
  rows: [
    { path: 'floor', format: 'number', tab: 'technical', sameAs: 'general.floor' },
    { path: 'construction_year', format: 'year', tab: 'technical', sameAs: 'technical.constructionYear' },
    { path: 'renovation_year', format: 'year', tab: 'technical', sameAs: 'technical.renovationYear' },
    {
      path: 'construction_type',
      format: 'code',
      codes: 'ConstructionType',
      tab: 'technical',
      sameAs: 'technical.buildingType',
    },
    {
      path: 'condition',
      format: 'code',
      codes: 'Condition',
      tab: 'technical',
      sameAs: 'technical.condition',
    },
    { path: 'architect', format: 'text', tab: 'technical', sameAs: 'general.architect' },
    {
      path: 'bedrooms_count',
      format: 'number',
      hiddenWhen: ['zero'],
      group: 'layout',
      tab: 'comfort',
      sameAs: 'general.bedroomCount',
    },
    {
      path: 'bathrooms_count',
      format: 'number',
      hiddenWhen: ['zero'],
      group: 'layout',
      tab: 'comfort',
      sameAs: 'general.bathroomCount',
    },
    { path: 'toilets_count', format: 'number', group: 'layout', tab: 'comfort', hiddenWhen: ['zero'] },
    { path: 'floors_count', format: 'number' },
    { path: 'facades_count', format: 'number' },
    { path: 'roof_type', format: 'code', codes: 'RoofType' },
  ],
})

export const SURFACE_FIELDS = fieldsOf({
  under: 'listing.construction',
  group: 'construction',
  tab: 'dimensions',
  rows: [
    { path: 'living_area_surface', format: 'area', sameAs: 'dimensions.areaBuild' },
    { path: 'land_surface', format: 'area', sameAs: 'dimensions.areaGround' },
    { path: 'built_surface', format: 'area' },
    { path: 'ground_floor_surface', format: 'area' },
    { path: 'first_floor_surface', format: 'area' },
    { path: 'second_floor_surface', format: 'area' },
    { path: 'third_floor_surface', format: 'area' },
    { path: 'facade_width', format: 'distance', sameAs: 'dimensions.widthHouse' },
    { path: 'lot_width', format: 'distance', sameAs: 'dimensions.widthGround' },
    { path: 'lot_depth', format: 'distance', sameAs: 'dimensions.depthGround' },
  ],
})

export const CADASTRE_FIELDS = fieldsOf({
  under: 'listing.construction',
  group: 'construction',
  tab: 'financialKI',
  rows: [
    { path: 'cadastral_division', format: 'text' },
    { path: 'cadastral_section', format: 'text' },
    { path: 'cadastral_number', format: 'text' },
    { path: 'lot_number', format: 'text' },
  ],
})
