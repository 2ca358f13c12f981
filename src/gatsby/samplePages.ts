import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Actions } from 'gatsby'
import type { Locale } from '../contract/locales'
import { pageContext, type PageSpec } from './pageContext'

const FOLDER = 'src/templates'

/** File of a template. */
export const templateFile = (template: string) => resolve(FOLDER, `${template}.tsx`)

/** Every template there is, by name. */
const templates = () =>
  readdirSync(resolve(FOLDER))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => basename(name, '.tsx'))
    .sort()

/** Where the sample of a template would stand. */
const samplePath = (template: string) => `/sample-of/${template}`

/**
 * A page of every template. Gatsby bundles only what some page uses, so a site's first unit or holiday unit would bring other
 * scripts to all its pages, and could not be rendered until then.
 */
export const samplePages = (locale: Locale): PageSpec[] =>
  templates().map((template) => {
    const path = samplePath(template)
    return { path, template, context: pageContext(locale, path) }
  })

/** Takes the samples away again: once the bundles are planned, and before any page is asked for its data or rendered. */
export function dropSamplePages(deletePage: Actions['deletePage']): void {
  for (const template of templates())
    deletePage({ path: samplePath(template), component: templateFile(template) })
}
