import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface Account {
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

/** What S3 would say of a request's signature (AWS Signature Version 4, worked out here from the request alone); `null` when it is right. */
export function signatureFault({ headers, method, url }: IncomingMessage, account: Account): string | null {
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
