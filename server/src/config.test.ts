import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { parseConfig } from './config.ts'
import { isTenantId } from './store/database-config.ts'

it('needs nothing: everything has a default', () => {
  expect(parseConfig({})).toEqual({
    port: 4000,
    host: null,
    dataDir: path.resolve('bandiera-data'),
    demoPassword: 'demo-Bandiera-2026',
    mailFrom: 'portale@bandiera.invalid',
    proxies: [],
    production: false,
    fileLimit: 25 * 1024 * 1024,
    root: path.resolve('.'),
    operatore: 'localhost',
    tenants: ['localhost', 'agevolaitalia.localhost', 'sofabis.localhost', 'affitti.localhost'],
  })
})

it('takes an empty variable for one that is not set', () => {
  expect(parseConfig({ PORT: '', BANDIERA_TENANTS: '', HOST: '' })).toEqual(parseConfig({}))
})

it('reads what is given', () => {
  const config = parseConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    BANDIERA_DATA: '/srv/dati',
    NODE_ENV: 'production',
    BANDIERA_PUBLIC_URL: 'https://bandi.example.it/',
    BANDIERA_COUNTRY_URL: 'https://paese.example/{ip}',
    BANDIERA_PROXY: '10.0.0.5, fd00::/8',
    BANDIERA_SMTP_URL: 'smtps://utente:segreto@posta.example.it',
    BANDIERA_MAIL_FROM: 'portale@example.it',
    BANDIERA_FILE_MB: '2.5',
    BANDIERA_HOLD: '100,400',
    BANDIERA_LOG: '3,5000',
    BANDIERA_QUOTA: '2,0.5',
    BANDIERA_WRITES: '900,90',
    BANDIERA_MODULES_S3: 'https://utente:se%2Fgreto@s3.example.it/moduli?region=eu-south-1',
    BANDIERA_OPERATOR: 'Bandi.Example.it',
    BANDIERA_TENANTS: 'Bandi.Example.it, altro.example.it',
    BANDIERA_ADMIN_EMAIL: 'capo@example.it',
    BANDIERA_ADMIN_PASSWORD: 'una password lunga',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/dati',
    production: true,
    publicUrl: 'https://bandi.example.it',
    paeseUrl: 'https://paese.example/{ip}',
    proxies: ['10.0.0.5', 'fd00::/8'],
    smtpUrl: 'smtps://utente:segreto@posta.example.it',
    mailFrom: 'portale@example.it',
    fileLimit: 2_621_440,
    windows: { full: 100, list: 400 },
    log: { days: 3, entries: 5000 },
    space: { tenant: 2_147_483_648, person: 536_870_912 },
    writes: { tenant: 900, person: 90 },
    moduliS3: {
      url: 'https://s3.example.it',
      bucket: 'moduli',
      region: 'eu-south-1',
      accessKeyId: 'utente',
      secretAccessKey: 'se/greto',
    },
    operatore: 'bandi.example.it',
    tenants: ['bandi.example.it', 'altro.example.it'],
    admin: { email: 'capo@example.it', password: 'una password lunga' },
  })
})

it('opens only the databases that are there in production, unless configured otherwise', () => {
  expect(parseConfig({ NODE_ENV: 'production' }).tenants).toEqual([])
})

it('gives no one the registry to operate in production, unless configured', () => {
  expect(parseConfig({ NODE_ENV: 'production', BANDIERA_TENANTS: 'bandi.example.it' }).operatore).toBeUndefined()
})

it.each([
  ['PORT', { PORT: 'ottanta' }],
  ['PORT', { PORT: '70000' }],
  ['BANDIERA_PUBLIC_URL', { BANDIERA_PUBLIC_URL: 'bandi.example.it' }],
  ['BANDIERA_FILE_MB', { BANDIERA_FILE_MB: 'molti' }],
  ['BANDIERA_HOLD', { BANDIERA_HOLD: '5000' }],
  ['BANDIERA_LOG', { BANDIERA_LOG: 'per sempre' }],
  ['BANDIERA_QUOTA', { BANDIERA_QUOTA: '50' }],
  ['BANDIERA_WRITES', { BANDIERA_WRITES: '100,0' }],
  ['BANDIERA_COUNTRY_URL', { BANDIERA_COUNTRY_URL: 'https://paese.example/' }],
  ['BANDIERA_COUNTRY_URL', { BANDIERA_COUNTRY_URL: 'file:///{ip}' }],
  ['BANDIERA_PROXY', { BANDIERA_PROXY: 'true' }],
  ['BANDIERA_PROXY', { BANDIERA_PROXY: '127.0.0.1, 10.0.0.0/33' }],
  ['BANDIERA_SMTP_URL', { BANDIERA_SMTP_URL: 'posta.example.it', BANDIERA_MAIL_FROM: 'a@b.it' }],
  ['BANDIERA_MAIL_FROM', { BANDIERA_SMTP_URL: 'smtp://posta.example.it' }],
  ['BANDIERA_MAIL_FROM', { BANDIERA_MAIL_FROM: 'portale' }],
  ['BANDIERA_DEMO_PASSWORD', { BANDIERA_DEMO_PASSWORD: 'corta' }],
  ['BANDIERA_TENANTS', { BANDIERA_TENANTS: '../etc/passwd' }],
  ['BANDIERA_OPERATOR', { BANDIERA_OPERATOR: 'https://bandi.example.it' }],
  ['BANDIERA_MODULES_S3', { BANDIERA_MODULES_S3: 's3.example.it' }],
  ['BANDIERA_ADMIN_PASSWORD', { BANDIERA_ADMIN_EMAIL: 'a@b.it' }],
  ['BANDIERA_ADMIN_EMAIL', { BANDIERA_ADMIN_PASSWORD: 'una password lunga' }],
])('refuses an unusable %s by name', (variable, env) => {
  expect(() => parseConfig(env)).toThrow(
    expect.objectContaining({ code: 'CONFIG_INVALID', args: [variable, expect.anything()] }),
  )
})

it.each([
  ['BANDIERA_DATI', 'BANDIERA_DATA'],
  ['BANDIERA_OPERATORE', 'BANDIERA_OPERATOR'],
  ['BANDIERA_PAESE_URL', 'BANDIERA_COUNTRY_URL'],
  ['BANDIERA_MODULI_S3', 'BANDIERA_MODULES_S3'],
])('refuses to start with %s, the old name of %s', (before, now) => {
  expect(() => parseConfig({ [before]: 'qualcosa' })).toThrow(
    expect.objectContaining({ code: 'CONFIG_INVALID', args: [before, `it is now called ${now}`] }),
  )
  expect(parseConfig({ [before]: '' })).toEqual(parseConfig({}))
})

describe('where the old default data folder is', () => {
  const was = process.cwd()
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'bandiera-config-'))
    mkdirSync(path.join(folder, 'dati-bandiera'))
    process.chdir(folder)
  })
  afterEach(() => {
    process.chdir(was)
    rmSync(folder, { recursive: true })
  })

  it('refuses to start beside it with an empty new one', () => {
    const args = ['BANDIERA_DATA', expect.stringMatching(/dati-bandiera.*rename it to bandiera-data/)]
    expect(() => parseConfig({})).toThrow(expect.objectContaining({ code: 'CONFIG_INVALID', args }))
  })

  it('starts once it is renamed, is named, or has the new one beside it', () => {
    expect(parseConfig({ BANDIERA_DATA: 'dati-bandiera' }).dataDir).toBe(path.resolve('dati-bandiera'))
    mkdirSync('bandiera-data')
    expect(parseConfig({}).dataDir).toBe(path.resolve('bandiera-data'))
  })
})

it('takes host names in lower case for tenant ids, and nothing that could leave the folder', () => {
  for (const name of ['localhost', 'a.b-c.it', 'x1']) expect(isTenantId(name)).toBe(true)
  for (const name of ['', '.', '..', 'a..b', '-a', 'a-', 'A.it', 'a/b', 'a\\b', 'a b', 'a\0'])
    expect(isTenantId(name)).toBe(false)
})
