import { texts } from './texts.ts'

/** What the server takes from those who decide how the portal looks. */
export const IMAGE_TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/svg+xml'
const LIMIT_MB = 2

/** An image as it is, unless it is too large or none. Rejects with an Italian message; the server looks again. */
export async function plainImage(file: File): Promise<Blob> {
  if (!IMAGE_TYPES.split(',').includes(file.type)) throw new Error(texts.nonLogo)
  if (file.size > LIMIT_MB * 1024 * 1024) throw new Error(texts.troppoGrande(LIMIT_MB))
  return file
}
