import { pictureFile, picturesWithoutHash, withPictureFiles } from './pictures'

const none = () => undefined
const files = (text: string, isData = false) =>
  withPictureFiles(text, isData, none).wanted.map((one) => pictureFile(one))

it('makes files of the pictures of a page, each in its width', () => {
  const html =
    '<img src="/sites/demo/assets/e1-0?hash=0123456789abcdef&amp;version=640" srcSet="/sites/demo/assets/e1-0?hash=0123456789abcdef&amp;version=320 320w, /sites/demo/assets/e1-0?hash=0123456789abcdef&amp;version=640 640w">'
  const { text } = withPictureFiles(html, false, none)
  expect(text).toBe(
    '<img src="/pictures/e1-0/0123456789abcdef-640.webp" srcSet="/pictures/e1-0/0123456789abcdef-320.webp 320w, /pictures/e1-0/0123456789abcdef-640.webp 640w">',
  )
  expect(new Set(files(html)).size).toBe(2)
})

it('keeps the format that a shared card asks for, and the origin before it', () => {
  const { text } = withPictureFiles(
    'https://huis.example/sites/demo/assets/e1-0?hash=0123456789abcdef&amp;version=960.jpeg"',
    false,
    none,
  )
  expect(text).toBe('https://huis.example/pictures/e1-0/0123456789abcdef-960.jpeg"')
})

it('takes the largest of what names no width, but leaves the data of pages to the page, in all widths', () => {
  const link = '"/sites/demo/assets/e1-0?hash=0123456789abcdef"'
  expect(withPictureFiles(link, false, none).text).toBe('"/pictures/e1-0/0123456789abcdef-1600.webp"')
  expect(withPictureFiles(link, true, none).text).toBe(link)
  expect(files(link, true)).toHaveLength(4)
})

it('gives a picture its hash where it is named without', () => {
  const logo = '"/sites/demo/assets/logo.svg?version=640"'
  expect(picturesWithoutHash(logo)).toEqual(['logo.svg'])
  expect(withPictureFiles(logo, true, () => '00ff00ff00ff00ff').text).toBe(
    '"/pictures/logo.svg/00ff00ff00ff00ff-640.webp"',
  )
  expect(withPictureFiles(logo, true, none).text).toBe(logo)
})
