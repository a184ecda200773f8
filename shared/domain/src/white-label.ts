import * as z from 'zod/mini'
import { parseHex } from './colour.ts'
import type { Infer } from './record.ts'
import { isImageAddress, isLinkAddress } from './safe-address.ts'

/** An image as settings may name it. */
export const ImageAddress = z
  .string()
  .check(z.refine(isImageAddress, 'Usa un percorso di questo sito (/…) o un’immagine incorporata (data:image/…)'))
const LinkAddress = z
  .string()
  .check(z.refine(isLinkAddress, 'Usa un indirizzo https://, mailto: o un percorso di questo sito'))
const Colour = z.string().check(z.refine((text) => parseHex(text) !== null, 'Scrivi il colore come #rrggbb'))

/** Logo for the light and the dark theme, and the square icon. A lone string is the light one. */
export const LogoSchema = z.object({
  chiaro: ImageAddress,
  scuro: z.optional(ImageAddress),
  icona: z.optional(ImageAddress),
})

/** `primary` is the brand; `primario` is its Italian name. Nothing else of a tenant's colours is used. */
export const ColorsSchema = z.looseObject({ primary: z.optional(Colour), primario: z.optional(Colour) })

const slide = {
  titolo: z.string(),
  testo: z.optional(z.string()),
  img: z.optional(ImageAddress),
  /** What the image shows; empty when it only decorates. */
  alt: z.optional(z.string()),
}

/** One slide of the login page. */
export const SlideSchema = z.object(slide).check(
  z.refine(({ img, alt }) => img === undefined || alt !== undefined, {
    message: 'Descrivi l’immagine in alt; lascialo vuoto se è solo decorativa',
    path: ['alt'],
  }),
)
export type Slide = Infer<typeof SlideSchema>

/** The floating link (spec §2: text, url, icon). */
export const StaticLinkSchema = z.object({ text: z.string(), url: LinkAddress, icon: z.optional(z.string()) })
export type StaticLink = Infer<typeof StaticLinkSchema>

/** A link of the side menu to another site. */
export const LinkEsternoSchema = z.object({ testo: z.string(), url: LinkAddress })
export type LinkEsterno = Infer<typeof LinkEsternoSchema>
