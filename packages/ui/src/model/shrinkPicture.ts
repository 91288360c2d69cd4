/** The longest side of a picture that is sent, in pixels. */
const LONGEST_SIDE = 1600

/**
 * A picture drawn anew: at most 1600 pixels long and without metadata, so that a phone's photograph doesn't
 * carry where it was taken (decision 42). Where the browser can't, the file is sent as it is.
 */
export async function shrinkPicture(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const pen = canvas.getContext('2d')
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
    if (pen && type === 'image/jpeg') {
      // What one sees through in a WebP would be black: a JPEG has no such thing.
      pen.fillStyle = 'white'
      pen.fillRect(0, 0, canvas.width, canvas.height)
    }
    pen?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85))
    if (!blob) return file
    const name = file.name.replace(/\.\w+$/, '') + (type === 'image/png' ? '.png' : '.jpg')
    return new File([blob], name, { type })
  } catch {
    return file
  }
}
