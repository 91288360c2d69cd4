import { getPictureUrl } from '../storage/getPictureUrl.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Services } from '../contract/Services.ts'
import { readFrontPicture } from '../features/settings/frontPicture.ts'
import { readLogoUrl } from '../features/settings/schoolLogo.ts'
import { readSettings } from '../features/settings/schoolSettings.ts'
import type { HeadData } from './HeadData.ts'

/** The school as its public pages tell it: what everybody may read. */
export async function readHeadData(
  database: Database,
  services: Pick<Services, 'timeZone'>,
): Promise<Pick<HeadData, 'settings' | 'courses'>> {
  const settings = await readSettings(database, services)
  const [logo, frontPicture] = [await readLogoUrl(database), await readFrontPicture(database)]
  const courses = settings.frontPage.shows.includes('courses') ? await readCourses(database) : []
  return { settings: { ...settings, ...(logo !== null && { logo }), frontPicture }, courses }
}

async function readCourses(database: Database): Promise<HeadData['courses']> {
  const courses = await database
    .selectFrom('courses')
    .select(['id', 'name', 'description', 'price', 'pricing', 'image'])
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute()
  return courses.map((course) => ({ ...course, image: getPictureUrl(course.image) }))
}
