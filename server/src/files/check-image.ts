import { PortalError } from '../errors.ts'
import { pixelsOf } from './image-size.ts'
import { imageExtension, isPlainDrawing } from './image-type.ts'

/** Pixels of a side, and of the whole: a browser holds four bytes for each. */
const SIDE = 10_000
const PIXELS = 25_000_000

/** The kind of an image by its content; `IMAGE_TYPE`, `IMAGE_PIXELS` or `IMAGE_ACTIVE` when no page may show it. */
export function checkedImage(bytes: Buffer): NonNullable<ReturnType<typeof imageExtension>> {
  const kind = imageExtension(bytes.subarray(0, 4096))
  if (!kind) throw new PortalError('IMAGE_TYPE')
  if (kind === 'svg') {
    if (!isPlainDrawing(bytes.toString('utf8'))) throw new PortalError('IMAGE_ACTIVE')
    return kind
  }
  const [width, height] = pixelsOf(bytes, kind) ?? [0, 0]
  if (width === 0 || height === 0) throw new PortalError('IMAGE_TYPE')
  if (Math.max(width, height) > SIDE || width * height > PIXELS)
    throw new PortalError('IMAGE_PIXELS', SIDE, PIXELS / 1e6)
  return kind
}

const DATA = /^data:image\/([a-z+]+)((?:;[a-z0-9=-]+)*),(.*)$/is

/** What is wrong with an image that stands in a record as data; `null` when nothing, or when it is an address. */
export function imageDataFault(text: string): string | null {
  const [, declared = '', facts = '', body = ''] = DATA.exec(text) ?? []
  if (declared === '') return null
  try {
    const bytes = /;base64$/i.test(facts) ? Buffer.from(body, 'base64') : Buffer.from(decodeURIComponent(body))
    const kind = checkedImage(bytes)
    const type = kind === 'jpg' ? 'jpeg' : kind === 'svg' ? 'svg+xml' : kind
    return type === declared.toLowerCase() ? null : 'non è un’immagine del tipo che dichiara'
  } catch (error) {
    // a sign of per cent with nothing behind it
    return error instanceof PortalError ? error.message : 'non è un’immagine'
  }
}
