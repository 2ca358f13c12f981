import { IMPORT_USAGE, parseImportArguments } from './importArguments'

describe('the arguments of an import', () => {
  it('name the file, and how it comes in', () => {
    expect(parseImportArguments(['a.ndjson'])).toEqual({ file: 'a.ndjson', dryRun: false, full: false })
    const told = ['--site', 'kust', '--dry-run', '--full', '--allow-removals', '40']
    const from = ['--from', 'csv', '--mapping', 'm.json', '--photos', 'p.zip']
    expect(parseImportArguments(['a.csv', ...told, ...from])).toEqual({
      ...{ file: 'a.csv', siteId: 'kust', from: 'csv', mapping: 'm.json', photos: 'p.zip' },
      ...{ dryRun: true, full: true, allowRemovals: 40 },
    })
  })

  it('ask for help', () => {
    expect(parseImportArguments(['--help'])).toBeUndefined()
    for (const name of ['site', 'from', 'mapping', 'photos', 'dry-run', 'full', 'allow-removals', 'help'])
      expect(IMPORT_USAGE).toMatch(new RegExp(`^  --${name} `, 'm'))
  })

  it.each([
    [[], IMPORT_USAGE],
    [['a', 'b'], 'One file, please.'],
    [['a', '--allow-removals', '4'], '--allow-removals goes with --full only'],
    [['a', '--full', '--allow-removals', 'all'], '--allow-removals must be a whole number, not "all"'],
    [['a', '--fulll'], '--fulll'],
  ])('%j are refused in words', (args, words) => expect(() => parseImportArguments(args)).toThrow(words))
})
