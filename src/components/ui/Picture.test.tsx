/** @jest-environment jsdom */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, render, screen } from '@testing-library/react'
import { NO_PICTURE, Picture } from './Picture'

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

  test('comes in widths when it is an asset of the site', () => {
    render(<Picture file="/sites/demo/assets/e7-1?hash=0123456789abcdef" alt="A villa" />)
    expect(image().getAttribute('srcset')).toContain('version=320 320w')
    expect(source()).toContain('hash=0123456789abcdef')
  })
})
