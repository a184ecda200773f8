import { texts } from './texts.ts'

export const IMAGE_TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/svg+xml'
const LIMIT_MB = 2

/** Rejects with an Italian message when the file is too large or not an image; the server checks again. */
export async function plainImage(file: File): Promise<Blob> {
  if (!IMAGE_TYPES.split(',').includes(file.type)) throw new Error(texts.nonLogo)
  if (file.size > LIMIT_MB * 1024 * 1024) throw new Error(texts.troppoGrande(LIMIT_MB))
  return file
}

/** Pixels: sharp at the largest size that a photo is shown, also on dense screens. */
const SIDE = 320
const PHOTO_LIMIT_MB = 20

/** The middle of a photo as a square JPEG. Rejects with an Italian message. */
export async function cropSquare(file: File): Promise<Blob> {
  if (file.size > PHOTO_LIMIT_MB * 1024 * 1024) throw new Error(texts.troppoGrande(PHOTO_LIMIT_MB))
  const image = await createImageBitmap(file).catch(() => {
    throw new Error(texts.nonImmagine)
  })
  const side = Math.min(image.width, image.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const brush = canvas.getContext('2d')!
  // transparent pixels would turn black
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, SIDE, SIDE)
  brush.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, SIDE, SIDE)
  image.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(texts.nonImmagine))), 'image/jpeg', 0.9)
  })
}
