import type { Database } from '../database/openDatabase.ts'
import type { Services } from '../contract/Services.ts'
import { renderHeadTags } from './renderHeadTags.ts'
import { matchPublicPage } from './matchPublicPage.ts'
import { readHeadData } from './readHeadData.ts'
import type { Visit } from './parseVisit.ts'

/** Whose front door it is. */
export type PageContext = { database: Database; services: Pick<Services, 'publicUrl' | 'timeZone'> }

export type PageHead = { schoolName: string; tags: string }

/** The tags of the requested page; undefined for the pages of the signed-in. */
export async function readHead(
  { path, language, asked }: Pick<Visit, 'path' | 'language' | 'asked'>,
  { database, services }: PageContext,
): Promise<PageHead | undefined> {
  if (matchPublicPage(path, []) === undefined) return undefined
  const facts = await readHeadData(database, services)
  const tags = renderHeadTags({ path, language, asked, origin: services.publicUrl, ...facts })
  return { schoolName: facts.settings.name, tags }
}
