import type { Settings } from './settings.ts'
import {
  ColorsSchema,
  ExternalLinkSchema,
  LogoSchema,
  SlideSchema,
  StaticLinkSchema,
  type ExternalLink,
  type Slide,
  type StaticLink,
} from './white-label.ts'

export interface WhiteLabel {
  nome: string
  /** Brand as `#rgb` or `#rrggbb`; ours when absent. */
  primary?: string
  logo?: { chiaro: string; scuro?: string }
  icona?: string
  slides: Slide[]
  staticLink?: StaticLink
  linkEsterni: ExternalLink[]
}

/** The white label in settings as they are stored: what could not be shown safely is left out, the rest stays. */
export function whiteLabelOf({ nome, logo, colors, slides, staticLink, linkEsterni }: Settings): WhiteLabel {
  const images = LogoSchema.safeParse(typeof logo === 'string' ? { chiaro: logo } : logo).data
  const { primary, primario } = ColorsSchema.safeParse(colors).data ?? {}
  return {
    nome,
    primary: primary ?? primario,
    logo: images && { chiaro: images.chiaro, scuro: images.scuro },
    icona: images?.icona,
    slides: (slides ?? []).flatMap((one) => SlideSchema.safeParse(one).data ?? []),
    staticLink: StaticLinkSchema.safeParse(staticLink).data,
    linkEsterni: (linkEsterni ?? []).flatMap((one) => ExternalLinkSchema.safeParse(one).data ?? []),
  }
}
