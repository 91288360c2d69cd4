import type { Database } from '../database/openDatabase.ts'
import type { Services } from '../Services.ts'
import { headOf } from './headOf.ts'
import { pageAt } from './pageAt.ts'
import { readHeadFacts } from './readHeadFacts.ts'
import type { Visit } from './visitOf.ts'

/** Whose front door it is. */
export type VisitedSchool = { database: Database; services: Pick<Services, 'publicUrl' | 'timeZone'> }

/** The tags of the page that was asked for; none for the pages of the signed-in. */
export async function readHead(
  { path, language, asked }: Pick<Visit, 'path' | 'language' | 'asked'>,
  { database, services }: VisitedSchool,
): Promise<string> {
  if (pageAt(path, []) === undefined) return ''
  const facts = await readHeadFacts(database, services)
  return headOf({ path, language, asked, origin: services.publicUrl, ...facts })
}
