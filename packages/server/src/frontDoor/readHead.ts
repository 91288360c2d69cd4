import type { Database } from '../database/openDatabase.ts'
import type { Services } from '../Services.ts'
import { headOf } from './headOf.ts'
import { pageAt } from './pageAt.ts'
import { readHeadFacts } from './readHeadFacts.ts'
import type { Visit } from './visitOf.ts'

/** Whose front door it is. */
export type VisitedSchool = { database: Database; services: Pick<Services, 'publicUrl' | 'timeZone'> }

export type Head = { schoolName: string; tags: string }

/** The tags of the requested page; undefined for the pages of the signed-in. */
export async function readHead(
  { path, language, asked }: Pick<Visit, 'path' | 'language' | 'asked'>,
  { database, services }: VisitedSchool,
): Promise<Head | undefined> {
  if (pageAt(path, []) === undefined) return undefined
  const facts = await readHeadFacts(database, services)
  const tags = headOf({ path, language, asked, origin: services.publicUrl, ...facts })
  return { schoolName: facts.settings.name, tags }
}
