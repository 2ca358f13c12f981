import { parseImportArguments, USAGE } from './importArguments'

describe('the arguments of an import', () => {
  it('name the file, and how it comes in', () => {
    expect(parseImportArguments(['a.ndjson'])).toEqual({ file: 'a.ndjson', dryRun: false, full: false })
    expect(
      parseImportArguments(['a.ndjson', '--site', 'kust', '--dry-run', '--full', '--allow-removals', '40']),
    ).toEqual({ file: 'a.ndjson', siteId: 'kust', dryRun: true, full: true, allowRemovals: 40 })
  })

  it('ask for help', () => expect(parseImportArguments(['--help'])).toBeUndefined())

  it.each([
    [[], USAGE],
    [['a', 'b'], 'One file, please.'],
    [['a', '--allow-removals', '4'], '--allow-removals goes with --full only'],
    [['a', '--full', '--allow-removals', 'all'], '--allow-removals must be a whole number, not "all"'],
    [['a', '--fulll'], '--fulll'],
  ])('%j are refused in words', (args, words) => expect(() => parseImportArguments(args)).toThrow(words))
})
