/** The file input of a story. */
export const getFileInput = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type=file]')!

/** The accepted file types. */
export const getAcceptedTypes = (root: HTMLElement) => getFileInput(root).getAttribute('accept')

export async function createPicture(width: number, type: string, height = width / 2): Promise<File> {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, width / 4)
  return toFile(canvas, 'letters.jpg', type)
}

/** A picture that compresses badly, as every pixel differs from its neighbours. */
export async function createNoisePicture(width: number, height: number): Promise<File> {
  const canvas = createCanvas(width, height)
  const pixels = new Uint32Array(width * height).map((_, at) => 0xff_00_00_00 | Math.imul(at, 2_654_435_761))
  const data = new ImageData(new Uint8ClampedArray(pixels.buffer), width, height)
  canvas.getContext('2d')?.putImageData(data, 0, 0)
  return toFile(canvas, 'noise.jpg', 'image/jpeg', 1)
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}

async function toFile(canvas: HTMLCanvasElement, name: string, type: string, quality?: number): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  return new File([blob!], name, { type })
}
