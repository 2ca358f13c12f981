import { photoFormat } from './photoFormat'

const latin = (text: string) => Buffer.from(text, 'latin1')
const heif = (...brands: string[]) => {
  const box = latin(`\0\0\0\0ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`)
  box.writeUInt32BE(box.length)
  return Buffer.concat([box, latin('\0\0\0\x08meta avif')])
}
const said = (bytes: Buffer) => {
  try {
    return photoFormat(bytes)
  } catch (error) {
    return (error as Error).message
  }
}

test.each([
  ['jpeg', latin('\xff\xd8\xff\xe1\0\x10Exif')],
  ['png', latin('\x89PNG\r\n\x1a\n')],
  ['webp', latin('RIFF\x10\0\0\0WEBPVP8 ')],
  ['avif', heif('avif', 'mif1', 'miaf')],
  ['avif', heif('mif1', 'avif')],
  ['heic', heif('heic', 'mif1')],
  ['heic', heif('mif1', 'heix')],
  ['heic', heif('mif1')],
])('a %s is known by how it begins', (format, bytes) => {
  expect(said(bytes)).toBe(format)
})

test.each([
  ['a GIF', latin('GIF89a')],
  ['a TIFF', latin('II*\0\x08')],
  ['a TIFF', latin('MM\0*\0')],
  ['a PDF', latin('%PDF-1.7')],
  ['an SVG drawing', latin('<svg xmlns="x">')],
  ['an SVG drawing', latin('\xef\xbb\xbf <?xml version="1.0"?>\n<!-- x --><svg>')],
  ['a web page', latin('\n<!DOCTYPE html><svg>')],
  ['an XML file', latin('<?xml version="1.0"?><openimmo>')],
  ['a ZIP file', latin('PK\x03\x04')],
  ['a program', latin('#!/bin/sh')],
  ['a film or a sound', heif('isom', 'mp42')],
  ['an animation', heif('avis', 'msf1')],
  ['no picture that is known', latin('Hello, I am a photo.')],
  ['no picture that is known', latin('xx\xff\xd8\xff')],
])('what is %s is called so', (name, bytes) => {
  expect(said(bytes)).toBe(`is ${name}; photos come as JPEG, PNG, WebP, AVIF or HEIC`)
})

test('nothing is no photo', () => {
  expect(said(Buffer.alloc(0))).toBe('is empty')
})
