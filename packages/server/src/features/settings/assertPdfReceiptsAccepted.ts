import type { Database } from '#database/openDatabase.ts'
import type { Services } from '#contract/Handler.ts'
import { readSettings } from './schoolSettings.ts'
import { detectFileType, SNIFF_BYTES } from '@maktab/shared/detectFileType'
import { type FieldErrors, HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { isReceiptField } from '#storage/PictureStorage.ts'

/** Whether the school accepts PDF receipts (decision 146). */
export async function acceptsPdfReceipts(database: Database, services: Pick<Services, 'timeZone'>): Promise<boolean> {
  return (await readSettings(database, services)).acceptsPdfReceipts === true
}

type School = { database: Database; services: Pick<Services, 'timeZone'> }

export const PDF_NOT_ACCEPTED = message('The school accepts receipts only as images, not as PDFs.')

/** Rejects PDF receipts unless the school accepts them. Reads the settings only if there is a PDF. */
export async function assertPdfReceiptsAccepted(
  files: ReadonlyMap<string, File>,
  { database, services }: School,
): Promise<void> {
  const errors: FieldErrors = {}
  for (const [field, file] of files) {
    if (isReceiptField(field) && (await isPdf(file))) errors[field] = [PDF_NOT_ACCEPTED]
  }
  if (Object.keys(errors).length === 0 || (await acceptsPdfReceipts(database, services))) return
  throw new HttpError(422, errors)
}

async function isPdf(file: File): Promise<boolean> {
  return detectFileType(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer())) === 'pdf'
}
