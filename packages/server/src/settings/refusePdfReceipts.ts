import type { Database } from '../database/openDatabase.ts'
import { type Faults, Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import { acceptsPdfReceipts } from './acceptsPdfReceipts.ts'
import { isPdf } from '../uploads/checkPdf.ts'
import { isReceiptField } from '../uploads/isReceiptField.ts'

type School = { database: Database; services: Pick<Services, 'timeZone'> }

export const PDF_REFUSED = 'The school accepts receipts as pictures only, not as PDF.'

/** Refuses receipts that are PDFs unless the school accepts them; the settings are read only if there is one. */
export async function refusePdfReceipts(
  files: ReadonlyMap<string, File>,
  { database, services }: School,
): Promise<void> {
  const faults: Faults = {}
  for (const [field, file] of files) {
    if (isReceiptField(field) && (await beginsAsPdf(file))) faults[field] = [PDF_REFUSED]
  }
  if (Object.keys(faults).length === 0 || (await acceptsPdfReceipts(database, services))) return
  throw new Refusal(422, faults)
}

async function beginsAsPdf(file: File): Promise<boolean> {
  return isPdf(Buffer.from(await file.slice(0, 5).arrayBuffer()))
}
