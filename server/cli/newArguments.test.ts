import { parseNewArguments } from './newArguments'

const parse = (...args: string[]) => parseNewArguments(args)

it('takes what is told, and for the rest what follows from it', async () => {
  expect(await parse('zee-huis', '--languages', 'fr,nl', '--colour', '#102030')).toEqual({
    id: 'zee-huis',
    name: 'Zee Huis',
    languages: ['fr', 'nl'],
    colour: '#102030',
    agency: 'Zee Huis',
    street: '',
    zip: '',
    city: '',
    phone: '',
    email: 'info@zee-huis.example',
  })
})

it('asks on a terminal only what was not told, and again what makes no sense', async () => {
  const answers: Record<string, string[]> = { Languages: ['xx', '', 'de'], 'Its town': ['Ostende'] }
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    const name = Object.keys(answers).find((one) => question.startsWith(one) || question.includes('not "xx"'))
    return (name && answers[name]?.shift()) ?? ''
  }
  const site = await parseNewArguments(['huis', '--name', 'Huis', '--email', 'a@b.be'], ask)
  expect(site).toMatchObject({ languages: ['de'], city: 'Ostende', email: 'a@b.be', name: 'Huis' })
  expect(
    asked.some((question) => question.includes('must be some of nl, fr, en, de, with commas between')),
  ).toBe(true)
  expect(asked.some((question) => question.startsWith('Name of the site'))).toBe(false)
})

it.each([
  [['Zee Huis'], 'The id must be lower-case letters'],
  [['demo'], 'demo is the site that a new installation shows'],
  [[], 'Usage|npm run new'],
  [['huis', '--languages', 'nl,es'], '--languages must be some of nl, fr, en, de'],
  [['huis', '--colour', 'teal'], '--colour must be a colour such as #1F4E5F, not "teal"'],
  [['huis', '--email', 'nobody'], '--email must be an e-mail address, not "nobody"'],
])('refuses %j', async (args, words) => {
  await expect(parseNewArguments(args)).rejects.toThrow(new RegExp(words))
})
