import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import config from '../../gatsby-config'
import { leanScripts } from './leanScripts'

const [rule, styles] = leanScripts(join(__dirname, '../..'))

describe('scripts every page loads', () => {
  it('are taken from files that are there', () => {
    const files = Object.values(rule.resolve.alias).filter((target) => target !== false)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect([file, existsSync(file)]).toEqual([file, true])
  })

  it('have all that the language plugin calls of the modules it is given', () => {
    const source = readFileSync(join(rule.include, 'dist/plugin/wrapPageElement.js'), 'utf8')
    const calls = source.matchAll(/\b_(gatsby|reactI18next|i18next|browserLang|outdent)\.\w+/g)
    expect([...new Set([...calls].map(([call]) => call))].sort()).toEqual([
      '_browserLang.default',
      '_gatsby.withPrefix',
      '_i18next.default',
      '_outdent.default',
      '_reactI18next.I18nextProvider',
    ])
  })

  it('have all that the styles’ plugin calls', () => {
    const source = readFileSync(join(styles.include, 'gatsby-browser.js'), 'utf8')
    expect([...source.matchAll(/\b_styledComponents\.(\w+)/g)].map(([, call]) => call)).toEqual([
      'StyleSheetManager',
    ])
    expect(existsSync(styles.resolve.alias['styled-components$'])).toBe(true)
  })

  it('need no guess at the visitor’s language, as the plugin does not redirect', () => {
    expect(config.plugins).toContainEqual(
      expect.objectContaining({
        resolve: 'gatsby-plugin-react-i18next',
        options: expect.objectContaining({ redirect: false }) as unknown,
      }),
    )
  })
})
