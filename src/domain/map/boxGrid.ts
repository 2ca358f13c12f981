import { meets, type Box } from './box'

/** How wide and high a field is, px: about a price. */
const FIELD = 64
/** More than there are fields from north to south at any zoom. */
const COLUMN = 2 ** 26

/** Boxes by the field of a grid they reach into, so that each is compared with its neighbours alone. */
export class BoxGrid {
  private readonly fields = new Map<number, { box: Box; key: string | undefined }[]>()

  private *fieldsOf({ left, top, right, bottom }: Box) {
    for (let x = Math.floor(left / FIELD); x <= Math.floor(right / FIELD); x++)
      for (let y = Math.floor(top / FIELD); y <= Math.floor(bottom / FIELD); y++) yield x * COLUMN + y
  }

  /** Takes room, for whoever a key names. */
  put(box: Box, key?: string): void {
    for (const field of this.fieldsOf(box)) {
      const here = this.fields.get(field)
      if (here) here.push({ key, box })
      else this.fields.set(field, [{ key, box }])
    }
  }

  /** Whether something stands in a box, other than what a key names. */
  isTaken(box: Box, besides?: string): boolean {
    for (const field of this.fieldsOf(box)) {
      const here = this.fields.get(field)
      if (
        here?.some(({ key, box: other }) => (besides === undefined || key !== besides) && meets(box, other))
      )
        return true
    }
    return false
  }
}
