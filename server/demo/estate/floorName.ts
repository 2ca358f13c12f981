import { texts } from '../labels'
import type { Texts } from '../places'

/** Name of a floor of a building, 0 being the ground floor. */
export const floorName = (floor: number): Texts =>
  floor === 0
    ? texts('Gelijkvloers', 'Rez-de-chaussée', 'Ground floor', 'Erdgeschoss')
    : texts(
        `${floor}e verdieping`,
        floor === 1 ? '1er étage' : `${floor}e étage`,
        `Floor ${floor}`,
        `${floor}. Stock`,
      )
