/** For stories: where a file is chosen, and a picture to choose. */
export const input = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type=file]')!

export async function picture(width: number, type: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = width / 2
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, width / 4)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  return new File([blob!], 'letters.jpg', { type })
}
