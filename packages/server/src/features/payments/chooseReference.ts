import type { Database } from '#database/openDatabase.ts'

/** What a visitor was told to write into the transfer, unless another payment is called so; else the school’s own. */
export async function chooseReference(
  database: Database,
  asked: string | undefined,
  ordinary: string,
): Promise<string> {
  if (asked === undefined) return ordinary
  const taken = await database.selectFrom('purchases').select('id').where('reference', '=', asked).executeTakeFirst()
  return taken ? ordinary : asked
}
