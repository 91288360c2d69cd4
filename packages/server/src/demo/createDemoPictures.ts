import { drawCoursePicture } from '@maktab/contract/drawCoursePicture'
import { examples } from '@maktab/contract/examples'
import sharp from 'sharp'
import { calculateStoredSize, type PictureStorage } from '../storage/PictureStorage.ts'

export type DemoPictures = {
  courses: Map<number, string>
  logo: string
  /** The photo of a teacher. */
  photo: string
  front: { picture: string; small: string; width: number; height: number; smallWidth: number }
}

/** Generates pictures for courses, logo, front page and a teacher, so that no photographs are needed. */
export async function createDemoPictures(pictures: PictureStorage): Promise<DemoPictures> {
  const courses = new Map<number, string>()
  for (const { id } of examples.listCourses[200].typical.course) {
    courses.set(id, await pictures.store(await draw(drawCoursePicture(id)), 'image'))
  }
  const ofFront = await draw(front)
  const bytes = Buffer.from(await ofFront.arrayBuffer())
  return {
    courses,
    logo: await pictures.store(await draw(logo), 'logo'),
    photo: await pictures.store(await draw(photo), 'portrait', 'small'),
    front: {
      picture: await pictures.store(ofFront, 'frontPicture'),
      small: await pictures.store(ofFront, 'frontPicture', 'small'),
      ...(await calculateStoredSize(bytes, 'picture')),
      smallWidth: (await calculateStoredSize(bytes, 'small')).width,
    },
  }
}

export async function draw(svg: string): Promise<File> {
  return new File([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())], 'demo.png', { type: 'image/png' })
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 120 120">
<g fill="#0b4f42"><path d="M25 25h70v70H25z"/><path d="M25 25h70v70H25z" transform="rotate(45 60 60)"/></g>
<circle cx="60" cy="60" r="33" fill="#f6e7c1"/>
<g fill="none" stroke="#0b4f42" stroke-width="4" stroke-linejoin="round"><path d="M60 48c-6-5-13-6-20-5v30c7-1 14 0 20 5 6-5 13-6 20-5V43c-7-1-14 0-20 5zm0 0v30"/></g>
</svg>`

/** An open book on a stand, in place of a portrait. */
const photo = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 120 120">
<rect width="120" height="120" fill="#e9b980"/><path d="M0 84h120v36H0z" fill="#0b4f42"/>
<g fill="none" stroke="#6b4a22" stroke-width="6" stroke-linecap="round"><path d="M36 92l48-28M84 92L36 64"/></g>
<g fill="#fffaf0" stroke="#8a6a3c" stroke-width="2" stroke-linejoin="round"><path d="M60 46c-10-7-24-8-36-4v26c12-3 26-2 36 6 10-8 24-9 36-6V42c-12-4-26-3-36 4z"/><path d="M60 46v28" fill="none"/></g>
</svg>`

/** A madrasa window at dawn with a book on its sill. */
const front = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2f6f77"/><stop offset=".6" stop-color="#e9b980"/><stop offset="1" stop-color="#f8e3bd"/></linearGradient>
<pattern id="tiles" width="120" height="120" patternUnits="userSpaceOnUse"><rect width="120" height="120" fill="#0e5a4c"/><g fill="none" stroke="#2d7d6b" stroke-width="4"><path d="M30 30h60v60H30z"/><path d="M30 30h60v60H30z" transform="rotate(45 60 60)"/></g></pattern></defs>
<rect width="1600" height="900" fill="url(#tiles)"/>
<rect y="764" width="1600" height="136" fill="#0a4338"/>
<g transform="translate(176 127) scale(.78)"><path d="M470 760V380c0-150 190-220 330-310 140 90 330 160 330 310v380z" fill="#f3e6cb"/><path d="M510 760V392c0-122 160-182 290-266 130 84 290 144 290 266v368z" fill="url(#sky)"/>
<circle cx="800" cy="560" r="92" fill="#fdf0d0"/>
<path d="M510 660c80-50 150-60 220-30 60-60 150-70 220-10 50-30 100-30 140 0v140H510z" fill="#3d5f5a"/>
<path d="M510 700c120-40 220-20 320 0 90-20 180-30 260 0v60H510z" fill="#2b4844"/>
<path d="M690 720v-140c0-26 30-40 46-56 16 16 46 30 46 56v140zM846 720v-180h26v180z" fill="#2b4844"/>
<rect x="420" y="760" width="760" height="54" rx="6" fill="#e4d2ae"/>
<g stroke="#8a6a3c" stroke-width="5" stroke-linejoin="round"><path d="M800 700c-50-34-120-40-190-26v86c70-14 140-8 190 24 50-32 120-38 190-24v-86c-70-14-140-8-190 26z" fill="#fffaf0"/><path d="M800 700v84" fill="none"/></g>
<g fill="none" stroke="#c9b48a" stroke-width="5"><path d="M640 696c45-4 90 2 130 22M640 720c45-4 90 2 130 22M960 696c-45-4-90 2-130 22M960 720c-45-4-90 2-130 22"/></g></g>
</svg>`
