/** @jest-environment jsdom */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { NO_PICTURE, Picture } from './Picture'
import { ASKED_AGAIN_AFTER } from './useLoadable'

const image = () => screen.getByAltText('A villa')
const source = () => image().getAttribute('src')

describe('a picture (spec §2 Property card)', () => {
  test('is the thumbnail, on error the main image, then the placeholder', () => {
    render(
      <Picture
        thumbnail="https://pictures.example/s.jpg"
        file="https://pictures.example/l.jpg"
        alt="A villa"
      />,
    )
    expect(source()).toBe('https://pictures.example/s.jpg')
    fireEvent.error(image())
    expect(source()).toBe('https://pictures.example/l.jpg')
    fireEvent.error(image())
    expect(source()).toBe('/img/no-img.svg')
    fireEvent.error(image())
    expect(source()).toBe('/img/no-img.svg')
  })

  test('is the placeholder when there is none', () => {
    render(<Picture alt="A villa" />)
    expect(source()).toBe(NO_PICTURE)
    expect(existsSync(join(__dirname, '../../../static', NO_PICTURE))).toBe(true)
  })

  test('keeps in sight what it is told, where it is cut', () => {
    render(
      <Picture
        file="https://pictures.example/l.jpg"
        focus="20% 30%"
        style={{ opacity: 0.5 }}
        alt="A villa"
      />,
    )
    expect([image().style.objectPosition, image().style.opacity]).toEqual(['20% 30%', '0.5'])
  })

  test('comes in widths when it is an asset of the site', () => {
    render(<Picture file="/sites/demo/assets/e7-1?hash=0123456789abcdef" alt="A villa" />)
    expect(image().getAttribute('srcset')).toContain('version=320 320w')
    expect(source()).toContain('hash=0123456789abcdef')
  })
})

test('of an asset whose thumbnail and picture are one address, the first failure leaves the placeholder', () => {
  const url = '/sites/demo/assets/e7-1?hash=0123456789abcdef'
  render(<Picture thumbnail={`${url}&version=320`} file={url} alt="A villa" />)
  fireEvent.error(image())
  expect(source()).toBe(NO_PICTURE)
})

describe('a picture that did not load', () => {
  /** Pictures asked for out of sight, in their order. */
  const asked: { src: string; srcset: string; onload?: () => void; onerror?: () => void }[] = []
  const RealImage = window.Image
  beforeEach(() => {
    jest.useFakeTimers()
    asked.length = 0
    window.Image = class {
      src = ''
      srcset = ''
      constructor() {
        asked.push(this)
      }
    } as unknown as typeof Image
  })
  afterEach(() => {
    jest.useRealTimers()
    window.Image = RealImage
  })
  const HERO = '/sites/demo/assets/hero?hash=0123456789abcdef'
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const answer = (how: 'onload' | 'onerror') =>
    act(async () => {
      asked.at(-1)?.[how]?.()
      await jest.advanceTimersByTimeAsync(0)
    })
  const [first, second] = ASKED_AGAIN_AFTER

  test('is asked for again behind the placeholder, and takes its place when it comes', async () => {
    render(<Picture file={HERO} alt="A villa" />)
    fireEvent.error(image())
    expect(source()).toBe(NO_PICTURE)
    await wait(first - 1)
    expect(asked).toHaveLength(0)
    await wait(1)
    expect(asked.map(({ srcset }) => srcset)).toEqual([expect.stringContaining('version=320 320w')])
    expect(source()).toBe(NO_PICTURE)
    await answer('onload')
    expect(source()).toContain('/assets/hero')
    await wait(10 * second)
    expect(asked).toHaveLength(1)
  })

  test('is the main image when only that comes', async () => {
    render(<Picture thumbnail="https://p.example/s.jpg" file="https://p.example/l.jpg" alt="A villa" />)
    fireEvent.error(image())
    fireEvent.error(image())
    await wait(first)
    await answer('onerror')
    await answer('onload')
    expect(asked.map(({ src }) => src)).toEqual(['https://p.example/s.jpg', 'https://p.example/l.jpg'])
    expect(source()).toBe('https://p.example/l.jpg')
  })

  test('is asked for ever more rarely for some minutes, also when what loaded out of sight fails in sight', async () => {
    render(<Picture file={HERO} alt="A villa" />)
    fireEvent.error(image())
    await wait(first)
    await answer('onload')
    fireEvent.error(image())
    expect(source()).toBe(NO_PICTURE)
    for (const [times, pause] of ASKED_AGAIN_AFTER.entries()) {
      if (times === 0) continue
      await wait(pause - 1)
      expect(asked).toHaveLength(times)
      await wait(1)
      expect(asked).toHaveLength(times + 1)
      await answer('onerror')
    }
    await wait(100 * second)
    expect(asked).toHaveLength(ASKED_AGAIN_AFTER.length)
    expect(source()).toBe(NO_PICTURE)
  })

  test('comes also from a machine that is busy for five minutes', async () => {
    render(<Picture file={HERO} alt="A villa" />)
    fireEvent.error(image())
    const until = Date.now() + 5 * 60_000
    for (const pause of ASKED_AGAIN_AFTER) {
      await wait(pause)
      await answer(Date.now() >= until ? 'onload' : 'onerror')
    }
    expect(source()).toContain('/assets/hero')
    expect([...ASKED_AGAIN_AFTER]).toEqual([...ASKED_AGAIN_AFTER].sort((a, b) => a - b))
  })

  test('is forgotten with its page, and for another picture', async () => {
    const { rerender, unmount } = render(<Picture file={HERO} alt="A villa" />)
    fireEvent.error(image())
    rerender(<Picture file="/sites/demo/assets/other?hash=0123456789abcdef" alt="A villa" />)
    expect(source()).toContain('/assets/other')
    await wait(10 * second)
    expect(asked).toHaveLength(0)
    fireEvent.error(image())
    unmount()
    await wait(10 * second)
    expect(asked).toHaveLength(0)
  })

  test('which nobody heard fail before the page came to life is asked for as well', async () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    render(<Picture file={HERO} alt="A villa" />)
    complete.mockRestore()
    expect(source()).toBe(NO_PICTURE)
    await wait(first)
    expect(asked).toHaveLength(1)
  })
})
