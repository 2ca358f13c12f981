import { chooseRendition, takesWebp } from './assetVersion'

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

describe('which rendition of a picture is answered', () => {
  it('follows an explicit width and format, whatever the browser accepts', () => {
    expect(chooseRendition('640.avif', '*/*', 'drawn')).toEqual({
      rendition: { kind: 'rendered', width: 640, format: 'avif' },
      varies: false,
    })
  })

  it('picks WebP or JPEG by Accept when the format is left open, and says that it did', () => {
    expect(chooseRendition('960', chrome, 'drawn')).toEqual({
      rendition: { kind: 'rendered', width: 960, format: 'webp' },
      varies: true,
    })
    expect(chooseRendition('960', '*/*', 'file').rendition).toEqual({
      kind: 'rendered',
      width: 960,
      format: 'jpeg',
    })
  })

  it('gives a stored file as it is when no version, or its original, is asked', () => {
    expect(chooseRendition(undefined, chrome, 'file')).toEqual({
      rendition: { kind: 'stored' },
      varies: false,
    })
    expect(chooseRendition('original', undefined, 'file').rendition).toEqual({ kind: 'stored' })
    expect(chooseRendition('original.webp', undefined, 'file').rendition).toEqual({
      kind: 'rendered',
      width: 'original',
      format: 'webp',
    })
  })

  it('renders a drawn picture in its own size when no version is asked', () => {
    expect(chooseRendition(undefined, undefined, 'drawn').rendition).toEqual({
      kind: 'rendered',
      width: 'original',
      format: 'jpeg',
    })
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
