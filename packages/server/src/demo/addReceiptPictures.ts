import { drawReceipt } from '@maktab/contract/drawReceipt'
import { getDayInZone } from '@maktab/calendar/zonedTime'
import type { Database } from '../database/openDatabase.ts'
import type { PictureStorage } from '../storage/PictureStorage.ts'
import { draw } from './createDemoPictures.ts'

const CENTS = 100
const PAYEE = 'Maktab (example)'

/**
 * Draws a receipt with the payer, amount and date of each payment, or of those that were sent together. Storing pictures
 * needs its own transactions.
 */
export async function addReceiptPictures(
  database: Database,
  pictures: PictureStorage,
  timeZone: string,
): Promise<void> {
  const receipts = await database
    .selectFrom('receipts')
    .innerJoin('students', 'students.id', 'receipts.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['receipts.id', 'kind', 'record_id', 'amount', 'sent_at', 'transaction_id', 'method', 'bundle_id'])
    .select(({ fn }) => fn.coalesce('students.guardian_name', 'accounts.name').as('payer'))
    .orderBy('receipts.id')
    .execute()
  const newest = new Map(receipts.map(({ id, kind, record_id }) => [`${kind} ${record_id}`, id]))
  const files = new Map<number, string>()
  for (const { id, kind, record_id, sent_at, bundle_id, ...receipt } of receipts) {
    const bundle = receipts.filter((one) => bundle_id !== null && one.bundle_id === bundle_id)
    const amount = bundle.length > 0 ? bundle.reduce((sum, one) => sum + one.amount, 0) : receipt.amount
    const picture = drawReceipt({
      amount: `$${(amount / CENTS).toFixed(2)}`,
      payer: receipt.payer,
      payee: PAYEE,
      date: getDayInZone(timeZone, sent_at ?? 0),
      transactionId: receipt.transaction_id ?? '',
      isWallet: receipt.method === 'jazzcash',
    })
    const file = files.get(bundle_id ?? 0) ?? (await pictures.store(await draw(picture), 'receipt', 'receipt'))
    if (bundle_id !== null) files.set(bundle_id, file)
    await database.updateTable('receipts').set({ file }).where('id', '=', id).execute()
    if (newest.get(`${kind} ${record_id}`) !== id) continue
    const table = ({ course: 'purchases', event: 'event_members', fee: 'fees' } as const)[kind]
    await database.updateTable(table).set({ receipt: file }).where('id', '=', record_id).execute()
  }
}
