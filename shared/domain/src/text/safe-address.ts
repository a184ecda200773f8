/** A path of this site: one slash, nothing that a browser reads as another host. */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(text)

const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)(?:;[a-z0-9=-]+)*,[^\s"<>]*$/i

const IMAGE_PATH = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

/** An image that the page may show: a picture of this site or image data. Other hosts are closed by the content policy. */
export const isImageAddress = (text: string): boolean =>
  (isOwnPath(text) && IMAGE_PATH.test(text)) || IMAGE_DATA.test(text)

/** An address that a tenant's link may have: https, mailto or a path of this site; never `javascript:`. */
export function isLinkAddress(text: string): boolean {
  if (isOwnPath(text)) return true
  if (/\s/.test(text) || !URL.canParse(text)) return false
  return ['https:', 'mailto:'].includes(new URL(text).protocol)
}

/** An address of the web as a person may write it: http or https, nothing hidden in it. */
export function isWebAddress(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false
  return ['https:', 'http:'].includes(new URL(text).protocol)
}
