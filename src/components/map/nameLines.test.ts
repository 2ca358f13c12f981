/** @jest-environment jsdom */
import { NameLines, type StandingName } from './nameLines'

const name = (text: string, left = 0): StandingName => ({
  key: text,
  text,
  tone: 'town',
  size: 13,
  spacing: 0,
  hasDot: true,
  at: [left, 5],
  dotAt: [left, 9],
})
const said = (box: HTMLElement) => [...box.querySelectorAll('span')].map(({ textContent }) => textContent)

describe('the names in the box of a map', () => {
  const box = document.createElement('div')
  const lines = new NameLines()
  beforeEach(() => lines.clear())

  test('stand where they are told, each with its dot', () => {
    lines.show(box, [name('Gent', 40)])
    expect(box.innerHTML).toContain('left: 40px; top: 5px')
    expect(box.querySelectorAll('i')).toHaveLength(1)
  })

  test('are left alone where they stay, and go with their dots where they do not', () => {
    lines.show(box, [name('Gent'), name('Aalst')])
    const gent = box.querySelector('span')
    lines.show(box, [name('Gent'), name('Ninove')])
    expect(said(box)).toEqual(['Gent', 'Ninove'])
    expect(box.querySelector('span')).toBe(gent)
    expect(box.querySelectorAll('i')).toHaveLength(2)
  })

  test('stand elsewhere when they are told to', () => {
    lines.show(box, [name('Gent')])
    lines.show(box, [name('Gent', 70)])
    expect(said(box)).toEqual(['Gent'])
    expect(box.querySelector('span')?.style.left).toBe('70px')
  })

  test('all go', () => {
    lines.show(box, [name('Gent')])
    lines.clear()
    expect(box.childElementCount).toBe(0)
  })
})
