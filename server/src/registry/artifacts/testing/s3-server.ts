import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import * as http from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Address } from '../../../files/s3-address.ts'

export interface S3Server {
  address: S3Address
  objects: Map<string, Buffer>
  /** Its next answers are these statuses, for any request. */
  failWith: number[]
  /** How often it was asked. */
  asked: number
  stop(): Promise<void>
}

/** Names in one page of a list: few, so that every list has several. */
const PAGE = 10

/** A small S3 for tests: one bucket in memory, path-style addresses; refuses every request with a wrong signature (SigV4). */
export async function startS3(): Promise<S3Server> {
  const account = { region: 'eu-south-1', accessKeyId: 'chiave', secretAccessKey: 'se/gre+to' }
  const server: http.Server = http.createServer((request, response) => {
    void answer(request).then(([status, body = '']) => response.writeHead(status).end(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const s3: S3Server = {
    address: { url, bucket: 'moduli', ...account },
    objects: new Map(),
    failWith: [],
    asked: 0,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return s3

  async function answer(request: http.IncomingMessage): Promise<[number, (string | Buffer)?]> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    s3.asked += 1
    const failure = s3.failWith.shift()
    if (failure !== undefined) return [failure, errorText('SlowDown')]
    const hash = createHash('sha256').update(body).digest('hex')
    if (request.headers['x-amz-content-sha256'] !== hash) return [400, errorText('XAmzContentSHA256Mismatch')]
    const fault = signatureFault(request, account)
    if (fault) return [403, errorText(fault)]
    const { pathname, searchParams } = new URL(request.url!, url)
    const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(pathname) ?? []
    if (bucket !== 'moduli') return [404, errorText('NoSuchBucket')]
    if (request.method === 'PUT') s3.objects.set(key, body)
    else if (request.method === 'DELETE') s3.objects.delete(key)
    else if (key === '') return [200, listing(searchParams)]
    else return s3.objects.has(key) ? [200, s3.objects.get(key)] : [404, errorText('NoSuchKey')]
    return request.method === 'DELETE' ? [204] : [200]
  }

  function listing(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
    const names = [...s3.objects.keys()].filter((name) => name.startsWith(prefix) && name > after).toSorted()
    const page = names.slice(0, PAGE)
    const token = Buffer.from(page.at(-1) ?? '').toString('base64')
    const more = names.length > PAGE ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''
    return `<ListBucketResult>${page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')}${more}</ListBucketResult>`
  }
}

const errorText = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

interface Account {
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

/** What S3 would say of a request's signature (AWS Signature Version 4, worked out here from the request alone); `null` when it is right. */
function signatureFault({ headers, method, url }: IncomingMessage, account: Account): string | null {
  const [, id, day, region, signedHeaders, signature] = FORM.exec(headers.authorization ?? '') ?? []
  if (!id || !day || !signedHeaders) return 'AccessDenied'
  if (id !== account.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== account.region) return 'AuthorizationHeaderMalformed'
  const names = signedHeaders.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'AccessDenied'
  const { pathname, searchParams } = new URL(url!, 'http://host')
  const query = [...searchParams].map(([key, value]) => `${encoded(key)}=${encoded(value)}`).toSorted()
  const canonical = [
    method,
    pathname.split('/').map(encoded).join('/'),
    query.join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const steps = [day, account.region, 's3', 'aws4_request']
  const key = steps.reduce<Buffer>((known, step) => hmac(known, step), Buffer.from(`AWS4${account.secretAccessKey}`))
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
