import { whiteLabelOf, type Settings, type WhiteLabel } from '@bandiera/domain'
import { imageOf, versionOf } from '../files/image-data.ts'

/** Images up to this many characters travel inside the page; larger ones have an address and are kept by the browser. */
const INSIDE = 8_000
const FOLDER = '/marchio'

/** The tenant's images as settings hold them, by the name under which `/marchio/NAME` serves them. */
export function tenantImages(settings: Settings): Map<string, string> {
  const { logo, icona, slides } = whiteLabelOf(settings)
  const named: [string, string | undefined][] = [
    ['logo-chiaro', logo?.chiaro],
    ['logo-scuro', logo?.scuro],
    ['icona', icona],
    ...slides.map(({ img }, at): [string, string | undefined] => [`diapositiva-${at + 1}`, img]),
  ]
  return new Map(named.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** The white label with every large image behind an address of this site, so that the page stays small. */
export function withImageAddresses(label: WhiteLabel): WhiteLabel {
  const { logo, slides } = label
  return {
    ...label,
    logo: logo && {
      chiaro: placed('logo-chiaro', logo.chiaro),
      ...(logo.scuro && { scuro: placed('logo-scuro', logo.scuro) }),
    },
    slides: slides.map((one, at) => (one.img ? { ...one, img: placed(`diapositiva-${at + 1}`, one.img) } : one)),
  }
}

const placed = (name: string, address: string): string => (address.length > INSIDE ? addressOf(name, address) : address)

/** Where an image is served: image data under `/marchio`, with its version; a path stays what it is. */
export function addressOf(name: string, address: string): string {
  const image = imageOf(address)
  return image ? `${FOLDER}/${name}?v=${versionOf(image.body)}` : address
}
