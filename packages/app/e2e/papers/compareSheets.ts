import sharp from 'sharp'

/** A4, one pixel a millimetre. */
export const WIDTH = 210
export const HEIGHT = 297

/** A field of the paper, in millimetres: smaller than the shortest word, larger than what letters move by. */
const FIELD = 2

/** By how much of black and white a field may be lighter or darker: the edges of letters are drawn otherwise elsewhere. */
const TOLERANCE = 0.05

/** Fields that may be further apart, of more than 15,000. */
const STRAY_FIELDS = 2

async function fieldsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .greyscale()
    .resize({ width: WIDTH / FIELD, height: Math.round(HEIGHT / FIELD), fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
}

/** How many fields of two sheets are lighter or darker than they may be. */
export async function fieldsApart(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = [await fieldsOf(one), await fieldsOf(other)]
  const isApart = (shade: number, at: number) => Math.abs(shade - (second[at] ?? 0)) > TOLERANCE * 255
  return [...first].filter(isApart).length
}

/** Whether two sheets look the same, whoever drew their letters. */
export async function isSameSheet(one: Buffer, other: Buffer): Promise<boolean> {
  return (await fieldsApart(one, other)) <= STRAY_FIELDS
}
