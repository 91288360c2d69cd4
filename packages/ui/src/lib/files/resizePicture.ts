import { getResizedDimensions } from './getResizedDimensions.ts'

/** A larger PNG is sent as a JPEG: photos and long screenshots take many times the bytes as a PNG. */
const LARGEST_PNG = 2 * 1024 * 1024

/**
 * A picture drawn again, smaller and without metadata, so that a phone's photo doesn't carry where it was taken
 * (decision 42). If the browser can't draw it, the file is sent as it is.
 */
export async function resizePicture(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const png = file.type === 'image/png' ? await draw(bitmap, 'image/png') : null
    const blob = png && png.size <= LARGEST_PNG ? png : await draw(bitmap, 'image/jpeg')
    bitmap.close()
    if (!blob) return file
    const name = file.name.replace(/\.\w+$/, '') + (blob.type === 'image/png' ? '.png' : '.jpg')
    return new File([blob], name, { type: blob.type })
  } catch {
    return file
  }
}

function draw(bitmap: ImageBitmap, type: 'image/png' | 'image/jpeg'): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, getResizedDimensions(bitmap))
  const pen = canvas.getContext('2d')
  if (pen && type === 'image/jpeg') {
    // A JPEG has no transparency: it would be black.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  pen?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85))
}
