import type { ImportData, ImportKind } from '../../../src/contract/importLine'
import { estateWriter } from '../estates/estateWriter'
import { pageWriter } from '../pages/pageWriter'
import { assetWriter } from './assetWriter'
import { documentWriter, numberKey } from './documentWriter'
import { agendaSlotWriter, rentalPeriodWriter, rentalUnitWriter } from './rentalWriters'
import { siteWriter } from './siteWriter'
import type { Writer } from './writer'

type Writers = { [K in ImportKind]: Writer<ImportData<K>> }

/** One writer a kind, in the order in which kinds may lean on each other: a slot needs its estate. */
export const WRITERS: Writers = {
  site: siteWriter,
  translation: documentWriter<ImportData<'translation'>>({
    table: 'translation',
    key: { name: 'locale', type: 'text', of: ({ locale }) => locale },
  }),
  agreement: documentWriter<ImportData<'agreement'>>({ table: 'agreement', key: numberKey() }),
  menu: documentWriter<ImportData<'menu'>>({
    table: 'menu',
    key: numberKey(),
    columns: [{ name: 'type', type: 'text', of: ({ type }) => type }],
  }),
  page: pageWriter,
  entity: documentWriter<ImportData<'entity'>>({
    table: 'entity',
    key: { name: 'name', type: 'text', of: ({ name }) => name },
  }),
  entityItem: documentWriter<ImportData<'entityItem'>>({
    table: 'entity_item',
    key: numberKey(),
    columns: [
      { name: 'entity', type: 'text', of: ({ entity }) => entity },
      { name: 'index', type: 'integer', of: ({ index }) => index },
    ],
  }),
  collection: documentWriter<ImportData<'collection'>>({ table: 'collection', key: numberKey() }),
  estate: estateWriter,
  rentalUnit: rentalUnitWriter,
  rentalPeriod: rentalPeriodWriter,
  agendaSlot: agendaSlotWriter,
  asset: assetWriter,
}
