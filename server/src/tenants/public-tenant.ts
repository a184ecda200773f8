import { VARIANTI, whiteLabelOf, type Settings } from '@bandiera/domain'
import type { PublicTenant } from '@bandiera/wire'
import { withImageAddresses } from './tenant-images.ts'

/** What the page of a tenant says about it to anybody: its white label, nothing else of its settings. */
export function publicTenant(settings: Settings): PublicTenant {
  const { nome, primary, logo, slides, staticLink, linkEsterni } = withImageAddresses(whiteLabelOf(settings))
  const { _id: id, mailContatti } = settings
  // one that another version stored is none: the page stands as without
  const variante = VARIANTI.find((one) => one === settings.variante)
  return { id, nome, variante, primary, mailContatti, logo, slides, staticLink, linkEsterni }
}
