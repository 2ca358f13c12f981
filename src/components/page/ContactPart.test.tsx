import { renderToStaticMarkup } from 'react-dom/server'
import { inEnglish } from '../../../tests/support/inEnglish'
import type { FrameView } from '../../domain/site/frameView'
import { ContactPart } from './ContactPart'

inEnglish()

test('the part for contact says where the agency is to be found', () => {
  const agency = {
    name: 'Kantoor Noord',
    phone: '09 000 00 00',
    email: 'info@noord.example',
    street: 'Kouter 1',
    zip: '9000',
    city: 'Gent',
  }
  const frame = { locale: 'en', siteId: 'noord', name: 'Noord', agency } as unknown as FrameView
  const published = renderToStaticMarkup(<ContactPart heading="Ask us" frame={frame} />)
  expect(/<address[^>]*>(.*)<\/address>/.exec(published)?.[1]).toBe('Kouter 1<br/>9000 Gent')
})
