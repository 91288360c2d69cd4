import { examples } from '@maktab/contract/examples'
import sharp from 'sharp'
import type { Pictures } from '../uploads/Pictures.ts'

export type DemoPictures = { courses: Map<number, string>; receipt: string; logo: string }

const HUE_STEP = 47

/** A picture for each course and one receipt, drawn here: no photograph of anybody. */
export async function drawPictures(pictures: Pictures): Promise<DemoPictures> {
  const courses = new Map<number, string>()
  for (const { id } of examples.listCourses[200].typical.course) {
    courses.set(id, await pictures.keep(await draw(star(id * HUE_STEP)), 'image'))
  }
  return {
    courses,
    receipt: await pictures.keep(await draw(receipt), 'receipt', 'receipt'),
    logo: await pictures.keep(await draw(logo), 'logo'),
  }
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

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 120 120">
<g fill="#0b4f42"><path d="M25 25h70v70H25z"/><path d="M25 25h70v70H25z" transform="rotate(45 60 60)"/></g>
<circle cx="60" cy="60" r="33" fill="#f6e7c1"/>
<g fill="none" stroke="#0b4f42" stroke-width="4" stroke-linejoin="round"><path d="M60 48c-6-5-13-6-20-5v30c7-1 14 0 20 5 6-5 13-6 20-5V43c-7-1-14 0-20 5zm0 0v30"/></g>
</svg>`
