import type { TSchema } from '@sinclair/typebox'
import { City, GeoLocation } from './common'
import { Estate } from './estate'
import {
  Address,
  CadastralIncome,
  Dimensions,
  Energy,
  ExtraField,
  General,
  Picture,
  Planning,
  Room,
  SalesRep,
  Sticker,
  Technical,
  Video,
} from './estateParts'
import { RentalUnit } from './rental'
import { RentalFilters } from './search'

const keys = (schema: TSchema | undefined) =>
  Object.keys((schema?.['properties'] as object | undefined) ?? {})
const words = (text: string) => text.trim().split(/[\s,]+/)

// Every field that spec §3 names.
test.each<[string, TSchema | undefined, string]>([
  [
    'general',
    General,
    `id, parentId, project, title, description, shortDescription, headType, subType, transaction, reference,
     floor, floorId, entityNumber, buildingName, petsAllowed, architect, sticker, asbestosInventory,
     certificateAsbestos, bedroomCount, bathroomCount, publicationDate, tax, registrationCost, notarySalery`,
  ],
  [
    'prices',
    General,
    `price, groundValue, infrastructureValue, furnitureValue, constructionValue, deposit, priceFrom, period,
     totalPrice`,
  ],
  ['sticker', Sticker, 'id, name, color, colorText'],
  ['address', Address, 'visible, street_address, street, number, box, city, country, geoLocation, region'],
  ['city', City, 'id, zip, name, alias'],
  ['geoLocation', GeoLocation, 'lat, lon'],
  ['ki', CadastralIncome, 'indexed, nonIndexed, communityTax'],
  [
    'dimensions',
    Dimensions,
    `areaGround, areaBuild, areaBuildable, widthHouse, widthGround, depthHouse, depthGround, depthGroundFloor,
     depthFloor, commentArea`,
  ],
  [
    'energy',
    Energy,
    'epcValue, epcValueTotal, epbReference, epcReference, energyLabel, customEpcLabel, eLevel, kLevel, co2',
  ],
  [
    'technical',
    Technical,
    `constructionYear, renovationYear, buildingType, condition, newBuilding, available, availableDate, furniture,
     petsAllowed, monthlyCost, directionGarden, oLevelSensitivity, oLevelZone, certificateConformity,
     certificateElectricity, elevator`,
  ],
  [
    'planning',
    Planning,
    `townPlanningValue, townPlanningViolation, buildingLicense, allocationLicense, presaleRight,
     certificateAsBuilt, heritageProtected, heritageInventoried, floodingBuildingScore, floodingParcelScore,
     renovationObligation`,
  ],
  ['pictures', Picture, 'file, thumbnail, index'],
  ['rooms', Room, 'label, surface, comment, common, floor, sort'],
  ['videos', Video, 'typeId, url'],
  ['extraFields', ExtraField, 'extra_field_autoid, type, value, value_lang_string'],
  ['salesRep', SalesRep, 'firstname, lastname, picture, mobile, phone, email, description'],
  [
    'an estate',
    Estate,
    `general, status, address, ki, dimensions, energy, energyShared, technical, planning, pictures, layout,
     videos, extraFields, salesRep, children, guid, uri, isSold, isProject`,
  ],
  ['a rental unit', RentalUnit, 'id, photos, general, rooms, address'],
  ['its photos', RentalUnit.properties.photos.items, 'original, medium, thumbnail'],
  [
    'its general part',
    RentalUnit.properties.general,
    'description, descriptionShort, location, city, maxOccupation, subKind, garage, floor, building',
  ],
  ['its rooms', RentalUnit.properties.rooms, 'bedrooms, bathrooms'],
  ['its address', RentalUnit.properties.address, 'street, number, box, city, visible'],
  [
    'the rental filter model',
    RentalFilters,
    'locations, subKinds, maxOccupations, cities, periodTypes, periodStartDates, periodDates',
  ],
])('%s carries every field that the spec names', (_, schema, names) => {
  expect(keys(schema)).toEqual(expect.arrayContaining(words(names)))
})
