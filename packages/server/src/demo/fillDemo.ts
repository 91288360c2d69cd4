import type { Database } from '../database/openDatabase.ts'
import type { School } from '../School.ts'
import { addEvents } from './addEvents.ts'
import { addPeople } from './addPeople.ts'
import { addTeaching } from './addTeaching.ts'
import { drawPictures } from './drawPictures.ts'

export const DEMO_PASSWORD = 'maktab-demo'

/** Fills an empty school with the people and things that the contract's examples tell of. */
export async function fillDemo(database: Database, school: School, now: number): Promise<void> {
  const isFilled = await database.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  if (isFilled) return
  const pictures = await drawPictures(school.pictures)
  await database.transaction().execute(async (transaction) => {
    await addPeople(transaction, DEMO_PASSWORD, now)
    await addTeaching(transaction, pictures, now)
    await addEvents(transaction, pictures)
  })
}
