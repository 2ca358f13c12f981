import { href } from '../../routing/routes'
import { type StoredPictures, picturesFrom, storedPictures } from './storedPictures'
import type { EstateView, Row, Section, UnitLine } from './types'

/** Label, value, and where there are: the note under it, its mark. */
type StoredRow = [label: string, value: string, note?: string, icon?: Row['icon']]
type StoredSection = Omit<Section, 'rows'> & { rows: StoredRow[] }
/** A unit stands under its project, so its number says where; one that does not has its own address. One that is sold has no price. */
type StoredUnit = Omit<UnitLine, 'path' | 'priceValue'> & { path?: string; priceValue?: number }

type Derived = 'path' | 'shortPath' | 'metaDescription' | 'sections' | 'pictures' | 'floorPlans' | 'units'

/**
 * A listing's view as the data of its page holds it: the same view, without what another part of it tells. A page's data
 * weighs under 24 kB for a listing with every field filled.
 */
export type StoredView = Omit<EstateView, Derived> & {
  sections: StoredSection[]
  units: StoredUnit[]
  /** Only when it is not the one among the languages. */
  path?: string
  /** Only when its number does not tell it. */
  shortPath?: string
  pictures?: StoredPictures
  floorPlans?: StoredPictures
  /** Only when it is not the short description. */
  metaDescription?: string
}

function storedRow({ label, value, note, icon }: Row): StoredRow {
  if (icon) return [label, value, note ?? '', icon]
  return note ? [label, value, note] : [label, value]
}

const shortPathOf = ({ id, locale }: Pick<EstateView, 'id' | 'locale'>) =>
  href('estateShort', locale, { estateId: id })

const unitPath = (
  { project, alternates, locale }: Pick<EstateView, 'project' | 'alternates' | 'locale'>,
  id: number,
) => `${project?.path ?? alternates[locale]}/${id}`

/** Takes out of a view what `viewOf` puts back. */
export function storedView(view: EstateView): StoredView {
  const { path, shortPath, metaDescription, sections, units, ...rest } = view
  const { pictures, floorPlans, ...kept } = rest
  const [photos, plans] = [storedPictures(pictures), storedPictures(floorPlans)]
  return {
    ...kept,
    sections: sections.map(({ rows, ...section }) => ({ ...section, rows: rows.map(storedRow) })),
    units: units.map(({ path, priceValue, ...unit }) => ({
      ...unit,
      ...(path !== unitPath(view, unit.id) && { path }),
      ...(priceValue !== null && { priceValue }),
    })),
    ...(path !== view.alternates[view.locale] && { path }),
    ...(shortPath !== shortPathOf(view) && { shortPath }),
    ...(photos && { pictures: photos }),
    ...(plans && { floorPlans: plans }),
    ...(metaDescription !== view.shortDescription && { metaDescription }),
  }
}

/** Rows are known by their place in a page's data; the names of their fields are not shipped. */
const sectionFrom = ({ rows, ...section }: StoredSection): Section => ({
  ...section,
  rows: rows.map(([label, value, note, icon], place) => ({
    key: `${section.tab}.${place}`,
    label,
    value,
    ...(note && { note }),
    ...(icon && { icon }),
  })),
})

/** The view that a page's data holds; only the keys of its rows are others than in the build. */
export function viewOf(stored: StoredView): EstateView {
  const { locale, alternates, shortDescription } = stored
  return {
    ...stored,
    path: stored.path ?? alternates[locale],
    shortPath: stored.shortPath ?? shortPathOf(stored),
    metaDescription: stored.metaDescription ?? shortDescription,
    sections: stored.sections.map(sectionFrom),
    units: stored.units.map(({ priceValue = null, ...unit }) => ({
      ...unit,
      path: unit.path ?? unitPath(stored, unit.id),
      priceValue,
    })),
    pictures: picturesFrom(stored.pictures),
    floorPlans: picturesFrom(stored.floorPlans),
  }
}
