export type ReadabilityProblem = 'small' | 'blurred'

/** Pixels of the shorter side below which the print of a receipt is a few pixels high. */
const LEAST_SIDE = 500
/** The longer side at which sharpness is measured, so that one number holds for every camera. */
const MEASURED_SIDE = 800
const LEAST_SHARPNESS = 60

/** Why a picture of a receipt can hardly be read; nothing where it probably can. */
export async function checkReadability(file: Blob): Promise<ReadabilityProblem | undefined> {
  const bitmap = await createImageBitmap(file)
  try {
    if (Math.min(bitmap.width, bitmap.height) < LEAST_SIDE) return 'small'
    return sharpnessOf(greysOf(bitmap)) < LEAST_SHARPNESS ? 'blurred' : undefined
  } finally {
    bitmap.close()
  }
}

type Greys = { values: Float32Array; width: number; height: number }

function greysOf(bitmap: ImageBitmap): Greys {
  const scale = Math.min(1, MEASURED_SIDE / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const values = new Float32Array(width * height)
  for (let index = 0; index < values.length; index += 1) {
    const [red = 0, green = 0, blue = 0] = [data[index * 4], data[index * 4 + 1], data[index * 4 + 2]]
    values[index] = 0.299 * red + 0.587 * green + 0.114 * blue
  }
  return { values, width, height }
}

/** The variance of the Laplacian: how much neighbouring points differ, which edges of print do and a blur doesn’t. */
function sharpnessOf({ values, width, height }: Greys): number {
  let [sum, squares, count] = [0, 0, 0]
  const at = (index: number) => values[index] ?? 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x
      const edge = at(index - 1) + at(index + 1) + at(index - width) + at(index + width) - 4 * at(index)
      sum += edge
      squares += edge * edge
      count += 1
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}
