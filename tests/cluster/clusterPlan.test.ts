import { clusterPlan } from './clusterPlan'

const where = {
  port: 8000,
  siteApiPort: 8010,
  publisherPort: 8011,
  dataDir: '/data',
  databaseUrl: 'postgres://x/y',
}

describe('the processes of a cluster', () => {
  const plan = clusterPlan(where)
  const of = (name: string) => plan.find((one) => one.name === name)

  it('are two of each role, the site APIs first', () => {
    expect(plan.map(({ name }) => name)).toEqual([
      'site-api 1',
      'site-api 2',
      'publisher 1',
      'publisher 2',
      'web 1',
      'web 2',
    ])
  })

  it('have a port each', () => {
    const ports = plan.map(({ role, env }) =>
      role === 'web' ? env['PORT'] : role === 'publisher' ? env['PUBLISHER_PORT'] : env['SITE_API_PORT'],
    )
    expect(new Set(ports).size).toBe(6)
  })

  it('share database, folder and public address, and get no webhooks', () => {
    for (const { env } of plan)
      expect(env).toMatchObject({
        DATABASE_URL: 'postgres://x/y',
        DATA_DIR: '/data',
        PUBLIC_URL: 'http://localhost:8000',
        WEBHOOK_URL: '',
      })
  })

  it('ask one of their own number first, and the other one when that is away', () => {
    expect(of('web 1')?.env['SITE_API_URL']).toBe('http://127.0.0.1:8010,http://127.0.0.1:8012')
    expect(of('web 2')?.env['SITE_API_URL']).toBe('http://127.0.0.1:8012,http://127.0.0.1:8010')
    expect(of('web 2')?.env['PUBLISHER_URL']).toBe('http://127.0.0.1:8013,http://127.0.0.1:8011')
  })

  it('serve the folder of a site that is named, which one of them brings', () => {
    const own = clusterPlan({ ...where, site: 'mysite' })
    expect(own.map(({ args }) => args.includes('--site'))).toEqual([true, false, false, false, false, false])
    expect(own.every(({ env }) => env['SITE_ID'] === 'mysite')).toBe(true)
  })
})
