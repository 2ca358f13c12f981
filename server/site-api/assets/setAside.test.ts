import { ExcessivePicture, LatePicture } from './picturePool'
import { UnreadablePicture } from './renderPicture'
import { openSetAside } from './setAside'

const key = { siteId: 'demo', name: 'slow.svg', hash: '0123456789abcdef' }
const tooMuch = () => Promise.reject(new ExcessivePicture('needs more than 10 s'))

describe('pictures that took too much', () => {
  it('are not tried again for an hour, whatever width they are asked in', async () => {
    const since = Date.parse('2026-11-23T00:00:00Z')
    let now = since
    const aside = openSetAside(() => now)
    const render = jest.fn(tooMuch)
    await expect(aside.unless(key, render)).rejects.toThrow('needs more than 10 s')
    now = since + 59 * 60_000
    await expect(aside.unless(key, render)).rejects.toThrow(ExcessivePicture)
    expect(render).toHaveBeenCalledTimes(1)
    now = since + 61 * 60_000
    expect(String(await aside.unless(key, async () => Buffer.from('drawn')))).toBe('drawn')
  })

  it('set aside neither another content of that name nor what was unreadable, late or failed', async () => {
    const aside = openSetAside()
    await aside.unless(key, tooMuch).catch(() => undefined)
    const other = { ...key, hash: 'fedcba9876543210' }
    const unreadable = jest.fn(() => Promise.reject(new UnreadablePicture('is no picture')))
    await expect(aside.unless(other, unreadable)).rejects.toThrow('is no picture')
    await expect(aside.unless(other, unreadable)).rejects.toThrow('is no picture')
    expect(unreadable).toHaveBeenCalledTimes(2)
    await expect(aside.unless(other, () => Promise.reject(new LatePicture('was late')))).rejects.toThrow(
      'was late',
    )
    expect(String(await aside.unless(other, async () => Buffer.from('drawn')))).toBe('drawn')
  })
})
