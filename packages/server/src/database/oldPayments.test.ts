import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { seedOldSchool } from '../testing/seedOldSchool.ts'
import { createSqliteFile } from '../testing/createSqliteFile.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'

test.each([
  ['KWD', 45_500],
  ['PKR', 4550],
])('an old payment of a school with %s keeps that currency, as %i of its units', async (currency, amount) => {
  const { place, remove } = await createSqliteFile()
  const database = openDatabase(place)
  onTestFinished(() => database.destroy().then(remove))
  await migrate(database, '0018-subjects-of-acts')
  await seedOldSchool(database)
  await sql`insert into settings (key, value) values ('school', ${JSON.stringify({ currency })})`.execute(database)
  await migrate(database)
  const payments = await database.selectFrom('purchases').select(['currency', 'amount']).execute()
  expect(payments).toEqual([{ currency, amount }])
  const receipts = await database.selectFrom('receipts').select(['currency', 'amount']).execute()
  expect(receipts).toEqual(payments)
})
