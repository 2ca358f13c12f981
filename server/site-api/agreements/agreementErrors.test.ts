import type { Agreement } from '../../../src/contract/site'
import { agreementErrors } from './agreementErrors'
import { localAgreement } from './localAgreement'

const agreement = (overrides: Partial<Agreement>): Agreement => ({
  id: 1,
  version: 2,
  required: true,
  contexts: ['viewing'],
  title: { nl: 'Privacy', en: 'Privacy' },
  text: { nl: 'Ik ga akkoord', en: 'I agree' },
  ...overrides,
})

describe('what a visitor must agree to', () => {
  const asked = [
    agreement({}),
    agreement({ id: 2, required: false }),
    agreement({ id: 3, contexts: ['rental'] }),
  ]

  it('is every required agreement of the form, and no more', () => {
    expect(agreementErrors(asked, [{ id: 1, version: 2 }], 'viewing')).toEqual([])
    expect(agreementErrors(asked, [{ id: 3, version: 2 }], 'rental')).toEqual([])
    expect(agreementErrors(asked, [], 'contact')).toEqual([])
    expect(agreementErrors(asked, [], 'viewing')).toEqual([
      { field: 'agreements', reason: 'must have agreement 1 at version 2' },
    ])
  })

  it('may have those that are not required', () => {
    const both = [1, 2].map((id) => ({ id, version: 2 }))
    expect(agreementErrors(asked, both, 'viewing')).toEqual([])
  })

  it('is today’s text, not an earlier one', () => {
    expect(agreementErrors(asked, [{ id: 1, version: 1 }], 'viewing')).toEqual([
      { field: 'agreements.0.version', reason: 'the text of agreement 1 is at version 2, not 1' },
    ])
  })

  it('is nothing that nobody asked', () => {
    expect(
      agreementErrors(
        asked,
        [
          { id: 1, version: 2 },
          { id: 9, version: 1 },
        ],
        'viewing',
      ),
    ).toEqual([{ field: 'agreements.1.id', reason: 'there is no agreement 9' }])
  })
})

describe('an agreement in one language', () => {
  it('is in that language', () => {
    expect(localAgreement(agreement({}), 'en')).toMatchObject({ locale: 'en', text: 'I agree' })
  })

  it('is in the default language when it has no text there, and says so', () => {
    expect(localAgreement(agreement({}), 'fr')).toMatchObject({ locale: 'nl', text: 'Ik ga akkoord' })
    expect(localAgreement(agreement({ text: { nl: 'x', en: '' } }), 'en')).toMatchObject({ locale: 'nl' })
  })

  it('is in whichever language it has when it has neither', () => {
    const german = agreement({ title: { de: 'Datenschutz' }, text: { de: 'Nur deutsch' } })
    expect(localAgreement(german, 'fr')).toMatchObject({ locale: 'de', text: 'Nur deutsch' })
    expect(agreementErrors([german], [], 'viewing')).toHaveLength(1)
  })

  it('is neither asked nor demanded when nobody could read it', () => {
    const mute = agreement({ text: { nl: '' } })
    expect(localAgreement(mute, 'fr')).toBeUndefined()
    expect(agreementErrors([mute], [], 'viewing')).toEqual([])
  })
})
