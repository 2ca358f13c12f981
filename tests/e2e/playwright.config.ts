import { defineConfig } from 'playwright/test'
import { browserArgs } from '../support/browser'
import { site } from './support/site'

const executablePath = process.env['CHROME_PATH']
const json = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']

/** Journeys through the site that tests/run.ts started: `npm test -- --only e2e`. */
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Twice what a quiet machine ever needs: a busy one only takes longer.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(json ? ([['json', { outputFile: json }]] as const) : [])],
  use: {
    baseURL: site.siteUrl,
    locale: 'nl-BE',
    viewport: { width: 1280, height: 900 },
    // A worker answers before the tests can; journeys without a connection allow it.
    serviceWorkers: 'block',
    // Filming every journey takes as long as the journeys do: TRACE=1 does it when one is to be looked into.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArgs, ...(executablePath ? { executablePath } : {}) },
  },
})
