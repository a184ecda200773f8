import { brandColours, surfaces, whiteLabelOf, type Settings } from '@bandiera/domain'
import { imageOf } from '../files/image-data.ts'
import type { MailImage } from './mail.ts'

/** What a tenant looks like in a mail. */
export interface MailBrand {
  nome: string
  /** Button and name. */
  main: string
  text: string
  logo: MailImage | null
  /** Address of its pages, without a final slash. */
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
  return { nome, main, text, logo: shown(logo?.chiaro), address, ...(mailContatti ? { mailContatti } : {}) }
}

export const MAIL_COLOURS = surfaces.light

/** Mail programs fetch nothing and draw no SVG: then the name of the portal stands in its place. */
function shown(logo: string | undefined): MailImage | null {
  const image = logo === undefined ? null : imageOf(logo)
  if (!image || !SHOWN.test(image.type) || image.body.length > LARGEST) return null
  return { cid: 'logo', ...image }
}
