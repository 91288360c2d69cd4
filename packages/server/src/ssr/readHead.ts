import { getPictureUrl } from '../storage/PictureStorage.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Services } from '../contract/Handler.ts'
import { readFrontPicture, readLogoUrl } from '../features/settings/schoolPictureHandlers.ts'
import { readSettings } from '../features/settings/schoolSettings.ts'
import { renderHeadTags } from './renderHeadTags.ts'
import { matchPublicPage } from './publicPages.ts'
import type { HeadData } from './HeadData.ts'
import type { PublicPageRequest } from './parsePublicPageRequest.ts'

/** Reads the public data of the school for its pages. */
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

/** Dependencies of public pages. */
export type PageContext = { database: Database; services: Pick<Services, 'publicUrl' | 'timeZone'> }

export type PageHead = { schoolName: string; tags: string }

/** The head tags of a page; undefined for pages that require sign-in. */
export async function readHead(
  { path, language, requestedLanguage }: Pick<PublicPageRequest, 'path' | 'language' | 'requestedLanguage'>,
  { database, services }: PageContext,
): Promise<PageHead | undefined> {
  if (matchPublicPage(path, []) === undefined) return undefined
  const data = await readHeadData(database, services)
  const tags = renderHeadTags({ path, language, requestedLanguage, origin: services.publicUrl, ...data })
  return { schoolName: data.settings.name, tags }
}
