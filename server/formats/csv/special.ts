import { CODES, type Code } from '../../../src/contract/codes'
import type { Estate } from '../../../src/contract/estate'
import { inOrder } from '../pictures'
import { FILM } from '../videos'
import { cellCode } from './cells'

export const PICTURE_SEPARATOR = '|'

const parts = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)

export const typeCell = (text: string): Code<'Type'> | undefined =>
  cellCode(text, 'Type', CODES.Type) as Code<'Type'> | undefined
export const subTypeCell = (text: string): string | undefined => cellCode(text, 'SubType', CODES.SubType)
export const statusCell = (text: string): Code<'Status'> | undefined =>
  cellCode(text, 'Status', CODES.Status) as Code<'Status'> | undefined

/** Pictures of cells: photos as they come, then plans. */
export const picturesOfCells = (photos: readonly string[], plans: readonly string[], separator: string) =>
  inOrder([
    ...photos.flatMap((cell) => parts(cell, separator).map((file) => ({ file }))),
    ...plans.flatMap((cell) => parts(cell, separator).map((file) => ({ file, kind: 'floorPlan' as const }))),
  ])

/** `2 https://…`: the number of a kind of video (1 when absent) and its address. */
export const videosOfCell = (text: string, separator: string): NonNullable<Estate['videos']> =>
  parts(text, separator).map((part) => {
    const [, typeId, url = part] = /^(-?\d{1,9}) (\S.*)$/.exec(part) ?? []
    return { typeId: typeId === undefined ? FILM : Number(typeId), url }
  })

/** Texts of a list as one cell; undefined when one of them holds the separator, as nobody could take them apart. */
export function listCell(texts: readonly string[], separator: string): string | undefined {
  const said = texts.map((text) => text.trim()).filter(Boolean)
  return said.length && !said.some((text) => text.includes(separator)) ? said.join(separator) : undefined
}
