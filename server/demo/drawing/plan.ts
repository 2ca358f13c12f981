import { blend, lighter } from './color'
import type { Palette } from './palette'
import { entranceOf, layOut, type PlacedRoom } from './planLayout'
import type { Rng } from './rng'
import type { PlanRoom } from './spec'
import { box, line, oval, path, px, stroke } from './svg'

const ink = '#33322d'
const paper = '#f8f4ea'
const size = { width: 1600, height: 1200 }

/** Floor plans, one beside the other, all at one scale; walls, doors with their swing, windows, labels and areas. */
export function floorPlan(rooms: readonly PlanRoom[], palette: Palette, rng: Rng): string {
  const bad = rooms.find((room) => !(room.area > 0))
  if (bad)
    throw new Error(`Room "${bad.label}" of the floor plan has area ${bad.area}; it must be more than 0 m²`)
  const floors = [...new Set(rooms.map((room) => room.floor))].sort((a, b) => a - b)
  const single = floors.length === 1 ? 1.3 : 0.92
  const plans = floors.map((floor) =>
    layOut(
      rooms.filter((room) => room.floor === floor),
      single * rng.range(0.92, 1.1),
    ),
  )
  const columns = floors.length <= 3 ? floors.length : Math.ceil(floors.length / 2)
  const rows = Math.max(1, Math.ceil(floors.length / Math.max(1, columns)))
  const cell = { w: (size.width - 140) / Math.max(1, columns), h: (size.height - 200) / rows }
  const scale = Math.min(
    ...plans.map((plan) => Math.min((cell.w - 70) / plan.w, (cell.h - 70) / plan.h)),
    130,
  )
  const drawn = plans.map((plan, i) => {
    const left = 70 + (i % columns) * cell.w + (cell.w - plan.w * scale) / 2
    const top = 80 + Math.floor(i / columns) * cell.h + (cell.h - plan.h * scale) / 2
    return onePlan(plan, left, top, scale, palette)
  })
  return box(0, 0, size.width, size.height, paper) + drawn.join('') + scaleBar(scale) + north(rng)
}

function onePlan(
  plan: { rooms: PlacedRoom[]; w: number; h: number },
  left: number,
  top: number,
  s: number,
  palette: Palette,
): string {
  const outer = 0.27 * s
  const inner = Math.max(3, 0.12 * s)
  const tints = [
    lighter(palette.wood, 0.72),
    lighter(palette.lawn, 0.7),
    lighter(palette.paving, 0.45),
    lighter(palette.brick, 0.8),
    lighter(palette.textile, 0.5),
  ]
  let fills = ''
  let walls = ''
  let openings = ''
  let labels = ''
  plan.rooms.forEach((room, i) => {
    const [x, y, w, h] = [left + room.x * s, top + room.y * s, room.w * s, room.h * s]
    fills += box(x, y, w, h, blend(tints[i % tints.length] ?? paper, paper, 0.25))
    if (room.area < 6 && i > 1) fills += tiles(x, y, w, h, Math.max(10, s * 0.3))
    walls += stroke(`M${px(x)} ${px(y)}h${px(w)}v${px(h)}h${px(-w)}z`, ink, inner)
    openings += door(room, plan, x, y, w, h, s, inner, paper)
    labels += label(room, x, y, w, h)
  })
  const [W, H] = [plan.w * s, plan.h * s]
  const frame = stroke(
    `M${px(left)} ${px(top)}h${px(W)}v${px(H)}h${px(-W)}z`,
    ink,
    outer,
    'stroke-linejoin="miter"',
  )
  const shadow = box(left + 14, top + 18, W + outer / 2, H + outer / 2, ink, 'opacity=".08"')
  return (
    shadow +
    fills +
    walls +
    frame +
    openings +
    plan.rooms.map((room) => windows(room, plan, left, top, s, outer)).join('') +
    entrance(plan, left, top, s, outer) +
    labels
  )
}

function tiles(x: number, y: number, w: number, h: number, step: number): string {
  let d = ''
  for (let dx = step; dx < w; dx += step) d += `M${px(x + dx)} ${px(y)}v${px(h)}`
  for (let dy = step; dy < h; dy += step) d += `M${px(x)} ${px(y + dy)}h${px(w)}`
  return stroke(d, ink, 1, 'opacity=".12"')
}

/** A door towards the largest room or along the nearest inner wall, with the arc of its swing. */
function door(
  room: PlacedRoom,
  plan: { w: number; h: number },
  x: number,
  y: number,
  w: number,
  h: number,
  s: number,
  wall: number,
  gap: string,
): string {
  const leaf = Math.min(0.83 * s, w * 0.6, h * 0.6)
  const edge = 0.12 * s
  if (room.x > 0.05) {
    const top = y + edge + wall
    return (
      box(x - wall / 2 - 1, top, wall + 2, leaf, gap) +
      stroke(
        `M${px(x)} ${px(top)}h${px(leaf)}A${px(leaf)} ${px(leaf)} 0 0 1 ${px(x)} ${px(top + leaf)}`,
        ink,
        2,
      )
    )
  }
  if (room.y > 0.05) {
    const from = x + w - leaf - edge - wall
    return (
      box(from, y - wall / 2 - 1, leaf, wall + 2, gap) +
      stroke(
        `M${px(from)} ${px(y)}v${px(leaf)}A${px(leaf)} ${px(leaf)} 0 0 0 ${px(from + leaf)} ${px(y)}`,
        ink,
        2,
      )
    )
  }
  if (room.x + room.w < plan.w - 0.05) {
    const top = y + h - leaf - edge - wall
    return (
      box(x + w - wall / 2 - 1, top, wall + 2, leaf, gap) +
      stroke(
        `M${px(x + w)} ${px(top)}h${px(-leaf)}A${px(leaf)} ${px(leaf)} 0 0 0 ${px(x + w)} ${px(top + leaf)}`,
        ink,
        2,
      )
    )
  }
  return ''
}

function windows(
  room: PlacedRoom,
  plan: { w: number; h: number },
  left: number,
  top: number,
  s: number,
  outer: number,
): string {
  const sash = (x: number, y: number, w: number, h: number) => {
    const flat = w > h
    const middle = flat
      ? line([x, y + h / 2], [x + w, y + h / 2], ink, 2)
      : line([x + w / 2, y], [x + w / 2, y + h], ink, 2)
    return (
      box(x, y, w, h, '#ffffff') + stroke(`M${px(x)} ${px(y)}h${px(w)}v${px(h)}h${px(-w)}z`, ink, 2) + middle
    )
  }
  const across = Math.min(room.w * 0.5, 2.6)
  const down = Math.min(room.h * 0.5, 2.6)
  const cx = left + (room.x + room.w / 2 - across / 2) * s
  const cy = top + (room.y + room.h / 2 - down / 2) * s
  if (room.area < 3) return ''
  if (room.y < 0.05) return sash(cx, top - outer / 2, across * s, outer)
  if (room.y + room.h > plan.h - 0.05) return sash(cx, top + plan.h * s - outer / 2, across * s, outer)
  if (room.x + room.w > plan.w - 0.05) return sash(left + plan.w * s - outer / 2, cy, outer, down * s)
  return room.x < 0.05 ? sash(left - outer / 2, cy, outer, down * s) : ''
}

/** Small triangle where one comes in. */
function entrance(
  plan: { rooms: PlacedRoom[]; h: number },
  left: number,
  top: number,
  s: number,
  outer: number,
): string {
  const spot = entranceOf(plan)
  if (!spot || spot.room.floor !== 0) return ''
  const away = outer / 2 + 12
  const [x, y] = [left + spot.x * s, top + spot.y * s]
  return spot.side === 'below'
    ? path(`M${px(x)} ${px(y + away)}l14 22h-28z`, '#9e3f27')
    : path(`M${px(x - away)} ${px(y)}l-22 14v-28z`, '#9e3f27')
}

function label(room: PlacedRoom, x: number, y: number, w: number, h: number): string {
  const letters = Math.max(4, room.label.length)
  const font = Math.min(25, (w - 24) / (letters * 0.56), h / 4)
  if (font < 9) return ''
  const [cx, cy] = [px(x + w / 2), y + h / 2]
  const text = room.label.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
  const area = `${String(Math.round(room.area * 10) / 10).replace('.', ',')} m²`
  return (
    `<text x="${cx}" y="${px(cy)}" font-size="${px(font)}" fill="${ink}" text-anchor="middle" font-family="sans-serif">${text}</text>` +
    `<text x="${cx}" y="${px(cy + font * 1.25)}" font-size="${px(font * 0.82)}" fill="#6a6860" text-anchor="middle" font-family="sans-serif">${area}</text>`
  )
}

/** Five metres, in black and white fields. */
function scaleBar(s: number): string {
  let out = ''
  for (let i = 0; i < 5; i++) out += box(80 + i * s, 1130, s, 9, i % 2 ? '#ffffff' : ink)
  return out + stroke(`M80 1130h${px(5 * s)}v9h${px(-5 * s)}z`, ink, 1.5)
}

function north(rng: Rng): string {
  const turn = rng.int(-40, 40)
  return `<g transform="translate(1510 1120) rotate(${turn})">${oval(0, 0, 32, 32, paper)}${stroke('M-32 0A32 32 0 1 1 32 0A32 32 0 1 1 -32 0Z', ink, 1.5)}${path('M0 -26L9 14L0 7Z', ink)}${path('M0 -26L-9 14L0 7Z', '#b9b4a6')}</g>`
}
