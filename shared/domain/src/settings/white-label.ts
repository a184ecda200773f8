import * as z from 'zod/mini'
import { parseHex } from '../colours/colour.ts'
import { field, shapeOf, type Fields } from '../fields/field.ts'
import type { Infer } from '../records/record.ts'
import { isImageAddress, isLinkAddress } from '../text/safe-address.ts'

export const ImageAddress = z
  .string()
  .check(z.refine(isImageAddress, 'Usa un’immagine di questo sito (/….png) o un’immagine incorporata (data:image/…)'))
/** A field that holds images: `longest` is that of an image in the record itself, a quarter of a megabyte. */
export const IMAGE = { image: true, longest: 350_000 } as const
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

export const slideFields = {
  titolo: field('text', z.string(), 'Titolo'),
  testo: field('lines', z.optional(z.string()), 'Testo', { longest: 2000 }),
  img: field('text', z.optional(ImageAddress), 'Immagine', IMAGE),
  /** What the image shows; empty when it only decorates. */
  alt: field('text', z.optional(z.string()), 'Descrizione dell’immagine'),
} satisfies Fields

export const SlideSchema = z.object(shapeOf(slideFields)).check(
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
export const ExternalLinkSchema = z.object({ testo: z.string(), url: LinkAddress })
export type ExternalLink = Infer<typeof ExternalLinkSchema>
