import { startPostgres } from '@maktab/server/postgres'

/** Where SCHOOL_DATABASE asks for PostgreSQL: the settings of a school on one of its own, which ends with this process. */
export async function startOwnPostgres(): Promise<{ DATABASE_URL?: string }> {
  if (process.env['SCHOOL_DATABASE'] !== 'PostgreSQL') return {}
  const server = await startPostgres()
  if (!server) throw new Error('This needs PostgreSQL, which is not installed.')
  return { DATABASE_URL: server.url }
}
