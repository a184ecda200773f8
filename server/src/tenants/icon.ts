import { brandSurface, whiteLabelOf, type Settings } from '@bandiera/domain'
import { initialOf } from '../files/drawing/pictures.ts'
import { escapeHtml } from '../http/page/html.ts'
import { imageOf, versionOf } from '../files/image-data.ts'
import { addressOf } from './settings.ts'

export interface Icon {
  src: string
  type?: string
  /** `192x192`; none for a drawing. */
  sizes?: string
  purpose: 'any' | 'maskable'
}

/** The tenant's own image when settings have one, else its initial on its colour. */
export function iconsOf(settings: Settings): Icon[] {
  const { icona } = whiteLabelOf(settings)
  const drawn = (purpose: Icon['purpose'], path: string, svg: string): Icon => ({
    src: `${path}?v=${versionOf(svg)}`,
    type: 'image/svg+xml',
    purpose,
  })
  const maskable = drawn('maskable', '/icona-maskable.svg', maskIconSvg(settings))
  if (!icona) return [drawn('any', '/icona.svg', iconSvg(settings)), maskable, ...bitmapsOf(settings)]
  const own: Icon = { src: addressOf('icona', icona), type: typeOf(icona), purpose: 'any' }
  // an image by path cannot be drawn inside another one
  return imageOf(icona) ? [own, maskable] : [own]
}

/** The bitmaps that launchers and Apple's systems ask for. */
export const BITMAPS = {
  'icona-180.png': { side: 180, purpose: 'any' },
  'icona-192.png': { side: 192, purpose: 'any' },
  'icona-512.png': { side: 512, purpose: 'any' },
  'icona-maskable.png': { side: 512, purpose: 'maskable' },
} as const
export type Bitmap = keyof typeof BITMAPS

const bitmapsOf = (settings: Settings): Icon[] =>
  (Object.keys(BITMAPS) as Bitmap[]).map((name) => {
    const { side, purpose } = BITMAPS[name]
    const sizes = `${side}x${side}`
    return { src: `/${name}?v=${bitmapVersion(settings)}`, type: 'image/png', sizes, purpose }
  })

/** Changes with what is drawn: the initial and its colours. */
export const bitmapVersion = (settings: Settings): string => versionOf(`bitmap ${iconSvg(settings)}`)

export const iconSvg = (settings: Settings): string => initialSvg(settings, { radius: 7, size: 19 })

/** Filled up to the edges, for systems that cut icons to their own shape: the essential part is in the middle 80%. */
export function maskIconSvg(settings: Settings): string {
  const { icona } = whiteLabelOf(settings)
  if (!icona || !imageOf(icona)) return initialSvg(settings, { radius: 0, size: 15 })
  return svg(
    `<rect width="32" height="32" fill="#fff"/><image x="6" y="6" width="20" height="20" href="${escapeHtml(icona)}"/>`,
  )
}

function initialSvg(settings: Settings, { radius, size }: { radius: number; size: number }): string {
  const { nome, primary } = whiteLabelOf(settings)
  const { main, text } = brandSurface('light', primary)
  const initial = escapeHtml(initialOf(nome))
  return svg(
    `<rect width="32" height="32" rx="${radius}" fill="${main}"/>` +
      `<text x="16" y="${16 + size * 0.36}" font-family="system-ui,sans-serif" font-size="${size}" font-weight="700" ` +
      `text-anchor="middle" fill="${text}">${initial}</text>`,
  )
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">${content}</svg>`

const TYPES: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' }

const typeOf = (address: string): string | undefined =>
  imageOf(address)?.type ?? TYPES[/\.([a-z]+)$/i.exec(address)?.[1]?.toLowerCase() ?? '']
