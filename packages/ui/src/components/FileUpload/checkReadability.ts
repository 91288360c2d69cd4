export type ReadabilityProblem = 'small' | 'blurred'

/** Below this length of the shorter side in pixels, printed text is too small. */
const MIN_SIDE = 500
/** Scales the longer side to this length, so that the sharpness limit fits every camera. */
const MEASURED_SIDE = 800
const MIN_SHARPNESS = 60

/** Returns why a receipt is probably hard to read, or undefined. */
export async function checkReadability(file: Blob): Promise<ReadabilityProblem | undefined> {
  const bitmap = await createImageBitmap(file)
  try {
    if (Math.min(bitmap.width, bitmap.height) < MIN_SIDE) return 'small'
    return getSharpness(toGreyscale(bitmap)) < MIN_SHARPNESS ? 'blurred' : undefined
  } finally {
    bitmap.close()
  }
}

type GreyscaleImage = { values: Float32Array; width: number; height: number }

function toGreyscale(bitmap: ImageBitmap): GreyscaleImage {
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

/** The variance of the Laplacian: high for sharp edges of text, low for blurred pictures. */
function getSharpness({ values, width, height }: GreyscaleImage): number {
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
