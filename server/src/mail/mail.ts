import { brandColours, type Settings, surfaces, whiteLabelOf } from '@bandiera/domain'
import { imageOf } from '../files/image-data.ts'

/** `cid` is its name in the HTML of the mail. */
interface MailImage {
  cid: string
  type: string
  body: Buffer
}

/** Ready to be delivered. */
export interface Mail {
  tenant: string
  from: { name: string; address: string }
  replyTo?: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  images: readonly MailImage[]
}

/** Takes a mail or throws. */
export type Deliver = (mail: Mail) => Promise<void>

/** One line without control or direction characters: a typed name must not become a header. */
export const oneLine = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Looks of a tenant in a mail. */
export interface MailBrand {
  nome: string
  main: string
  text: string
  logo: MailImage | null
  /** Without a final slash. */
  address: string
  mailContatti?: string
}

/** Pictures that mail programs show. */
const SHOWN = /^image\/(?:png|jpeg|gif|webp)$/
/** Bytes; a mail is not the place for a poster. */
const LARGEST = 150_000

export function mailBrand(settings: Settings, address: string): MailBrand {
  const { nome, primary, logo } = whiteLabelOf(settings)
  const { main, text } = brandColours('light', primary)
  const { mailContatti } = settings
  return { nome, main, text, logo: shown(logo?.chiaro), address, ...(mailContatti && { mailContatti }) }
}

export const MAIL_COLOURS = surfaces.light

/** Mail programs fetch nothing and draw no SVG: then the portal's name takes its place. */
function shown(logo: string | undefined): MailImage | null {
  const image = logo === undefined ? null : imageOf(logo)
  if (!image || !SHOWN.test(image.type) || image.body.length > LARGEST) return null
  return { cid: 'logo', ...image }
}
