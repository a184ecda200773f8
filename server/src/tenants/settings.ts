import { type Settings, PORTAL_VARIANTS, type WhiteLabel, whiteLabelOf } from '@bandiera/domain'
import type { PublicTenant } from '@bandiera/wire'
import { withDecided } from '../registry/features.ts'
import { imageOf, versionOf } from '../files/image-data.ts'
import type { Tenant } from './tenant.ts'

/** A tenant without settings is called by its host. Features that no tenant switches are as the server decides. */
export async function settingsOf({ id, store, operates }: Tenant): Promise<Settings> {
  const stored = (await store.get('settings', id))?.doc ?? { _id: id, nome: id }
  return withDecided(stored, operates)
}

/** Images up to this many characters are sent inside the page; larger ones have an address. */
const INSIDE = 8_000
const FOLDER = '/marchio'

/** The images in the settings, by their `NAME` in `/marchio/NAME`. */
export function tenantImages(settings: Settings): Map<string, string> {
  const { logo, icona, slides } = whiteLabelOf(settings)
  const named = {
    'logo-chiaro': logo?.chiaro,
    'logo-scuro': logo?.scuro,
    icona,
    ...Object.fromEntries(slides.map(({ img }, at) => [`diapositiva-${at + 1}`, img])),
  }
  return new Map(Object.entries(named).flatMap(([name, image]) => (image === undefined ? [] : [[name, image]])))
}

/** Large images get an address of this site, so that the page stays small. */
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

/** The address of image data, with its version; a path stays unchanged. */
export function addressOf(name: string, address: string): string {
  const image = imageOf(address)
  return image ? `${FOLDER}/${name}?v=${versionOf(image.body)}` : address
}

/** Public: the white label, nothing else of the settings. */
export function publicTenant(settings: Settings): PublicTenant {
  const { nome, primary, logo, slides, staticLink, linkEsterni } = withImageAddresses(whiteLabelOf(settings))
  const { _id: id, mailContatti } = settings
  // an unknown value of another version counts as none
  const variante = PORTAL_VARIANTS.find((one) => one === settings.variante)
  return { id, nome, variante, primary, mailContatti, logo, slides, staticLink, linkEsterni }
}
