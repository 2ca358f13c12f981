import { chooseRendition, takesWebp } from './assetVersion'

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

describe('which rendition of a picture is answered', () => {
  it('follows an explicit width and format, whatever the browser accepts', () => {
    expect(chooseRendition('640.avif', '*/*', 'image/jpeg')).toEqual({
      rendition: { width: 640, format: 'avif' },
      varies: false,
    })
  })

  it('picks WebP or JPEG by Accept when the format is left open, and says that it did', () => {
    expect(chooseRendition('960', chrome, 'image/svg+xml')).toEqual({
      rendition: { width: 960, format: 'webp' },
      varies: true,
    })
    expect(chooseRendition('960', '*/*', 'image/png').rendition).toEqual({
      width: 960,
      format: 'jpeg',
    })
  })

  it('gives the original of a stored photo in its own format, rendered: its bytes may say where it was taken', () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif']) {
      for (const version of [undefined, 'original']) {
        expect(chooseRendition(version, chrome, `image/${format}`)).toEqual({
          rendition: { width: 'original', format },
          varies: false,
        })
      }
    }
    expect(chooseRendition('original.webp', undefined, 'image/png').rendition).toEqual({
      width: 'original',
      format: 'webp',
    })
  })

  it('never gives a stored SVG as it is', () => {
    expect(chooseRendition('original', chrome, 'image/svg+xml')).toEqual({
      rendition: { width: 'original', format: 'png' },
      varies: false,
    })
    expect(chooseRendition('640', '*/*', 'image/svg+xml').rendition).toEqual({ width: 640, format: 'jpeg' })
  })

  it.each([
    [chrome, true],
    ['image/*', true],
    ['image/webp;q=0', false],
    ['image/webp; q=0.5', true],
    ['*/*', false],
    [undefined, false],
  ])('reads Accept %s as taking WebP: %s', (accept, expected) => {
    expect(takesWebp(accept)).toBe(expected)
  })
})
