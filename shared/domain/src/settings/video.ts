import * as z from 'zod/mini'
import type { Infer } from '../records/record.ts'
import { isOwnPath } from '../text/safe-address.ts'

/** A film or its captions: a path of this site or an https address. */
export function isMediaAddress(text: string): boolean {
  if (isOwnPath(text)) return true
  return !/[\s"'<>]/.test(text) && URL.canParse(text) && new URL(text).protocol === 'https:'
}

/** The other sites that serve a tenant's films: the content security policy allows these origins only. */
export const mediaOrigins = (video: readonly Pick<Video, 'indirizzo' | 'sottotitoli'>[] = []): string[] => {
  const addresses = video.flatMap(({ indirizzo, sottotitoli }) => [indirizzo, sottotitoli ?? ''])
  const away = addresses.filter((address) => isMediaAddress(address) && !isOwnPath(address))
  return [...new Set(away.map((address) => new URL(address).origin))]
}

const Address = z
  .string()
  .check(z.refine(isMediaAddress, 'Usa un indirizzo https:// o un percorso di questo sito (/…)'))

export const VideoSchema = z.looseObject({
  /** Stable, so that playback resumes where a viewer stopped. */
  id: z.string().check(z.regex(/^[\w-]{1,40}$/, 'Identificativo del video non valido')),
  titolo: z.string().check(z.minLength(1, 'Scrivi il titolo del video')),
  descrizione: z.optional(z.string()),
  /** Heading above it. */
  gruppo: z.optional(z.string()),
  indirizzo: Address,
  /** Captions, a WebVTT file. */
  sottotitoli: z.optional(Address),
  /** Seconds. */
  durata: z.optional(z.number().check(z.nonnegative('La durata non può essere negativa'))),
})
export type Video = Infer<typeof VideoSchema>
