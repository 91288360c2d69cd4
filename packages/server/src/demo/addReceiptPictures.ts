import { drawReceipt } from '@maktab/contract/drawReceipt'
import { getDayInZone } from '@maktab/calendar/zonedTime'
import type { Database } from '../database/openDatabase.ts'
import type { PictureStorage } from '../storage/PictureStorage.ts'
import { draw } from './createDemoPictures.ts'

const CENTS = 100
const PAYEE = 'Maktab (example)'

/** Draws a receipt with the payer, amount and date of each payment. Storing pictures needs its own transactions. */
export async function addReceiptPictures(
  database: Database,
  pictures: PictureStorage,
  timeZone: string,
): Promise<void> {
  const receipts = await database
    .selectFrom('receipts')
    .innerJoin('students', 'students.id', 'receipts.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['receipts.id', 'kind', 'record_id', 'amount', 'sent_at', 'transaction_id', 'method'])
    .select(({ fn }) => fn.coalesce('students.guardian_name', 'accounts.name').as('payer'))
    .orderBy('receipts.id')
    .execute()
  const newest = new Map(receipts.map(({ id, kind, record_id }) => [`${kind} ${record_id}`, id]))
  for (const { id, kind, record_id, amount, sent_at, ...receipt } of receipts) {
    const picture = drawReceipt({
      amount: `$${(amount / CENTS).toFixed(2)}`,
      payer: receipt.payer,
      payee: PAYEE,
      date: getDayInZone(timeZone, sent_at ?? 0),
      transactionId: receipt.transaction_id ?? '',
      isWallet: receipt.method === 'jazzcash',
    })
    const file = await pictures.store(await draw(picture), 'receipt', 'receipt')
    await database.updateTable('receipts').set({ file }).where('id', '=', id).execute()
    if (newest.get(`${kind} ${record_id}`) !== id) continue
    const table = ({ course: 'purchases', event: 'event_members', fee: 'fees' } as const)[kind]
    await database.updateTable(table).set({ receipt: file }).where('id', '=', record_id).execute()
  }
}
