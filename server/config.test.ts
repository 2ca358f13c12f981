import { readConfig, siteConfig, sitesOf } from './config'

describe('the configuration', () => {
  it('needs nothing: every variable has a value of its own', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8000,
      siteApiPort: 8010,
      siteApiUrl: 'http://127.0.0.1:8010',
      siteApiUrls: ['http://127.0.0.1:8010'],
      siteIds: ['demo'],
      siteId: 'demo',
      databaseUrl: '',
      dataDir: '.data',
      publicUrls: ['http://localhost:8000'],
      publicApiUrl: '',
      publicUrl: 'http://localhost:8000',
      adminToken: '',
      webhookSecret: '',
      publisherPort: 8011,
      webhookUrl: 'http://127.0.0.1:8000/hooks/rebuild',
      webToken: '',
      previewSecret: '',
      metricsToken: '',
      publisherUrls: ['http://127.0.0.1:8011'],
      trustedProxies: '',
      mailUrl: '',
      logLevel: 'info',
      logFormat: '',
    })
  })

  it('takes an empty variable for one that is not given', () => {
    expect(readConfig({ PORT: ' ', SITE_ID: '' })).toMatchObject({ port: 8000, siteId: 'demo' })
  })

  it('lets addresses follow the ports', () => {
    expect(readConfig({ PORT: '80', SITE_API_PORT: '81' })).toMatchObject({
      publicUrl: 'http://localhost:80',
      siteApiUrl: 'http://127.0.0.1:81',
    })
  })

  it('gives each of several sites an address of its own, told or not', () => {
    const SITE_ID = 'kust, ardennen'
    expect(sitesOf(readConfig({ SITE_ID })).map(({ siteId, publicUrl }) => [siteId, publicUrl])).toEqual([
      ['kust', 'http://localhost:8000'],
      ['ardennen', 'http://ardennen.localhost:8000'],
    ])
    const told = readConfig({ SITE_ID, PUBLIC_URL: 'https://kust.example/,https://ardennen.example' })
    expect(told).toMatchObject({ siteId: 'kust', publicUrl: 'https://kust.example' })
    expect(siteConfig(told, 'ardennen').publicUrl).toBe('https://ardennen.example')
    expect(() => siteConfig(told, 'other')).toThrow('There is no site other here, only kust, ardennen')
    expect(() => readConfig({ SITE_ID, PUBLIC_URL: 'https://kust.example' })).toThrow(
      'PUBLIC_URL must give an address to each site of SITE_ID',
    )
    expect(() => readConfig({ SITE_ID: 'kust,kust' })).toThrow('SITE_ID must not name the same one twice')
  })

  it('knows several site APIs, of which commands ask the first', () => {
    const SITE_API_URL = 'http://a:1/, http://b:2'
    expect(readConfig({ SITE_API_URL })).toMatchObject({
      siteApiUrl: 'http://a:1',
      siteApiUrls: ['http://a:1', 'http://b:2'],
    })
    expect(() => readConfig({ SITE_API_URL: 'http://a:1,http://a:1' })).toThrow('SITE_API_URL must not')
  })

  it('drops the slash at the end of an address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://huis.example/' }).publicUrl).toBe('https://huis.example')
  })

  it.each(['https://huis.example/te-koop', 'https://huis.example/?a', 'https://huis.example/#a'])(
    'takes no address of a site with something behind its host: %s',
    (PUBLIC_URL) =>
      expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL must end with its host: the site is at /'),
  )

  it('takes two webhook keys while they are being changed', () => {
    const key = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
    expect(readConfig({ WEBHOOK_SECRET: `${key}  ${key}` }).webhookSecret).toBe(`${key} ${key}`)
  })

  it('lists every mistake at once, and tells no secret', () => {
    const read = () =>
      readConfig({
        PORT: 'eighty',
        SITE_API_PORT: '70000',
        SITE_API_URL: 'site.example',
        SITE_ID: 'De Site',
        DATABASE_URL: 'mysql://root:pa55@db',
        ADMIN_TOKEN: 'tiny',
        WEBHOOK_SECRET: 'whsec_c2hvcnQ=',
        MAIL_URL: 'mail.example',
        LOG_LEVEL: 'loud',
      })
    expect(read).toThrow(
      [
        'The configuration has 9 mistakes:',
        '  PORT must be a port number from 1 to 65535 (it is "eighty")',
        '  SITE_API_PORT must be a port number from 1 to 65535 (it is "70000")',
        '  SITE_API_URL must be an address that starts with http:// or https:// (it is "site.example")',
        '  SITE_ID must be a site id: lower-case letters, digits and hyphens (it is "De Site")',
        '  DATABASE_URL must be an address that starts with postgres:// or postgresql://',
        '  ADMIN_TOKEN must be at least 16 characters long',
        '  WEBHOOK_SECRET must be whsec_ followed by base64 of at least 24 bytes (two of them at most)',
        '  MAIL_URL must be an address that starts with smtp:// or smtps://',
        '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent (it is "loud")',
      ].join('\n'),
    )
  })

  it('takes proxies by address or network', () => {
    const of = (TRUSTED_PROXIES: string) => readConfig({ TRUSTED_PROXIES }).trustedProxies
    expect(of(' 10.0.0.0/8 , ::1')).toBe('10.0.0.0/8,::1')
    for (const bad of ['proxy.local', '10.0.0.0/33', '10.0.0.1/', '10.0.0.1/8/8', ',']) {
      expect(() => of(bad)).toThrow('TRUSTED_PROXIES must be addresses or networks')
    }
  })
})
