import { PortalError } from '../errors.ts'

export interface S3Address {
  /** Without a final slash. */
  url: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const BUCKET = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/

/** `BANDIERA_MODULES_S3`: `https://KEY:SECRET@host/bucket?region=eu-south-1`; without a region it is `us-east-1`. */
export function s3Of(text: string | undefined): S3Address | undefined {
  if (text === undefined) return undefined
  const address = new URL(URL.canParse(text) ? text : 'about:blank')
  const { protocol, origin, pathname, searchParams, username, password } = address
  if (!/^https?:$/.test(protocol)) refuse('not an address https://KEY:SECRET@host/bucket?region=eu-south-1')
  const bucket =
    BUCKET.exec(pathname)?.[1] ?? refuse('the address must name one bucket: https://KEY:SECRET@host/bucket')
  if (username === '' || password === '') refuse('the address holds no key and secret: https://KEY:SECRET@host/bucket')
  const unknown = [...searchParams.keys()].find((name) => name !== 'region')
  if (unknown !== undefined) refuse(`what is "${unknown}"? After the bucket comes ?region=NAME and nothing else`)
  return {
    url: origin,
    bucket,
    region: searchParams.get('region') || 'us-east-1',
    accessKeyId: decoded(username),
    secretAccessKey: decoded(password),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return refuse('key or secret holds a % that is no code: write it as %25')
  }
}

/** Never repeats the address: it holds a secret. */
function refuse(why: string): never {
  throw new PortalError('CONFIG_INVALID', 'BANDIERA_MODULES_S3', why)
}
