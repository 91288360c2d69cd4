import { examples } from '@maktab/contract/examples'
import sharp from 'sharp'
import type { Pictures } from '../uploads/Pictures.ts'

export type DemoPictures = { courses: Map<number, string>; receipt: string }

const HUE_STEP = 47

/** A picture for each course and one receipt, drawn here: no photograph of anybody. */
export async function drawPictures(pictures: Pictures): Promise<DemoPictures> {
  const courses = new Map<number, string>()
  for (const { id } of examples.listCourses[200].typical.course) {
    courses.set(id, await pictures.keep(await draw(star(id * HUE_STEP)), 'image'))
  }
  return { courses, receipt: await pictures.keep(await draw(receipt), 'receipt', 'receipt') }
}

async function draw(svg: string): Promise<File> {
  return new File([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())], 'demo.png', { type: 'image/png' })
}

const star = (hue: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 640 360">
<rect width="640" height="360" fill="hsl(${hue % 360}, 42%, 86%)"/>
<g fill="none" stroke="hsl(${hue % 360}, 40%, 62%)" stroke-width="6"><path d="M230 90h180v180H230z"/><path d="M230 90h180v180H230z" transform="rotate(45 320 180)"/></g>
</svg>`

const receipt = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 600 800">
<rect width="600" height="800" fill="white"/><rect x="40" y="40" width="520" height="720" fill="none" stroke="silver" stroke-width="4"/>
<g fill="silver"><rect x="90" y="110" width="260" height="28"/><rect x="90" y="200" width="420" height="16"/><rect x="90" y="240" width="420" height="16"/><rect x="90" y="280" width="300" height="16"/><rect x="330" y="600" width="180" height="40"/></g>
</svg>`
