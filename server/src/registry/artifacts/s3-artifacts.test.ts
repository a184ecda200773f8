import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { artifactsContract } from './testing/artifacts-contract.ts'
import { s3Artifacts } from './s3-artifacts.ts'
import { startS3, type S3Server } from './testing/s3-server.ts'

let s3: S3Server
beforeEach(async () => {
  s3 = await startS3()
})
afterEach(() => s3.stop())

const A = 'mf-x/1.0.0/ab/a.js'

describe('an S3-compatible storage', () => {
  artifactsContract(async () => ({ artifacts: s3Artifacts(s3.address), again: () => s3Artifacts(s3.address) }))
})

it('asks again after a failure that passes', async () => {
  s3.failWith = [503, 429]
  await s3Artifacts(s3.address).write(A, Buffer.from('a'))
  s3.failWith = [500]
  expect(await s3Artifacts(s3.address).read(A)).toEqual(Buffer.from('a'))
})

it.each([
  ['does not recover', (server: S3Server) => void (server.failWith = [503, 503, 503]), '503 SlowDown'],
  ['refuses', (server: S3Server) => void (server.failWith = [409]), '409 SlowDown'],
  [
    'has another secret',
    ({ address }: S3Server) => void (address.secretAccessKey = 'altro'),
    '403 SignatureDoesNotMatch',
  ],
  ['knows no such key', ({ address }: S3Server) => void (address.accessKeyId = 'altra'), '403 InvalidAccessKeyId'],
  ['is in another region', ({ address }: S3Server) => void (address.region = 'us-east-1'), /^403 Authorization/],
  ['is not there', ({ address }: S3Server) => void (address.url = 'http://127.0.0.1:1'), /ECONNREFUSED|bad port/],
])('says so when it %s', async (_what, breakIt, why) => {
  breakIt(s3)
  const refused = { code: 'MODULI_OFFLINE', args: [s3.address.url, expect.stringMatching(why)] }
  await expect(s3Artifacts(s3.address).read(A)).rejects.toMatchObject(refused)
})

it('takes no failure for an empty folder, and no refusal for a missing file', async () => {
  s3.failWith = [503, 503, 503]
  await expect(s3Artifacts(s3.address).list('mf-x/')).rejects.toMatchObject({ code: 'MODULI_OFFLINE' })
  s3.failWith = [403]
  await expect(s3Artifacts(s3.address).read(A)).rejects.toMatchObject({ code: 'MODULI_OFFLINE' })
})

it('follows no redirect', async () => {
  const asked: string[] = []
  const moved = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => moved.listen(0, '127.0.0.1', resolve))
  try {
    const url = `http://127.0.0.1:${(moved.address() as AddressInfo).port}`
    await expect(s3Artifacts({ ...s3.address, url }).read(A)).rejects.toMatchObject({ code: 'MODULI_OFFLINE' })
    expect(asked).not.toContain('/elsewhere')
  } finally {
    moved.closeAllConnections()
    moved.close()
  }
})
