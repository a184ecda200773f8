import { type Settings, PORTAL_VARIANTS, type WhiteLabel, whiteLabelOf } from '@bandiera/domain'
import type { PublicTenant } from '@bandiera/wire'
import { withDecided } from '../registry/features.ts'
import { imageOf, versionOf } from '../files/image-data.ts'
import type { Tenant } from './tenant.ts'

/**
 * The tenant's settings; a tenant that has none yet is called by its host. Features that no tenant switches for itself are
 * in them as the server decides.
 */
export async function settingsOf({ id, store, operates }: Tenant): Promise<Settings> {
  const stored = (await store.get('settings', id))?.doc ?? { _id: id, nome: id }
  return withDecided(stored, operates)
}

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
function withImageAddresses(label: WhiteLabel): WhiteLabel {
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

/** Where an image is served: image data under `/marchio`, with its version; a path stays unchanged. */
export function addressOf(name: string, address: string): string {
  const image = imageOf(address)
  return image ? `${FOLDER}/${name}?v=${versionOf(image.body)}` : address
}

/** What the page of a tenant says about it without login: its white label, nothing else of its settings. */
export function publicTenant(settings: Settings): PublicTenant {
  const { nome, primary, logo, slides, staticLink, linkEsterni } = withImageAddresses(whiteLabelOf(settings))
  const { _id: id, mailContatti } = settings
  // a value that another version stored does not count: the page is the one without a variant
  const variante = PORTAL_VARIANTS.find((one) => one === settings.variante)
  return { id, nome, variante, primary, mailContatti, logo, slides, staticLink, linkEsterni }
}
