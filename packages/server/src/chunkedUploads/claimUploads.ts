import type { OperationId } from '@maktab/contract/calls'
import { limits } from '@maktab/contract/wire/limits'
import type { Schema } from '@maktab/contract/wire/Schema'
import { validateFile } from '@maktab/contract/wire/extractFiles'
import { toMessages } from '../contract/toMessage.ts'
import { getOperationSchemas } from '../contract/validators.ts'
import type { Database } from '../database/openDatabase.ts'
import { assertBodySize } from '../validation/assertBodySize.ts'
import { type FieldErrors, invalidField, HttpError } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'
import { findUpload } from './uploadQueries.ts'
import { readUploadBytes } from './readUploadBytes.ts'

type UploadReference = { file: string; upload: string }

type ClaimRequest = {
  id: OperationId
  body: unknown
  /** What came along in the form itself. */
  sent: ReadonlyMap<string, File>
  database: Database
  accountId: number | undefined
}

type ClaimedUploads = {
  files: ReadonlyMap<string, File>
  /** The uploads that they were, each with the field of its file. */
  uploads: ReadonlyMap<number, string>
}

/**
 * Reads uploads as if the files had come in the form, which may not be larger by them than any other. One that is
 * unknown, somebody else’s or not whole is refused at the field of the file, where whoever fills in the form chooses it
 * again.
 */
export async function claimUploads({ id, body, sent, database, accountId }: ClaimRequest): Promise<ClaimedUploads> {
  const found = []
  for (const { file, upload: name } of namesIn(body, getOperationSchemas(id).body, '')) {
    const upload = await findUpload(database, name, accountId)
    if (!upload) throw gone(file)
    if (upload.received < upload.size)
      throw invalidField(file, message('The receipt has not arrived whole. Choose it again.'))
    found.push({ file, ...upload })
  }
  // Before a byte is read: one name may stand for each file of a form.
  const bytes = [...found, ...sent.values()].reduce((sum, { size }) => sum + size, 0)
  if (found.length > 0) assertBodySize(bytes, limits.formBytes)
  const files = new Map<string, File>()
  const faults: FieldErrors = {}
  for (const { file: field, id: upload, size, type } of found) {
    const file = new File([await readUploadBytes(database, upload)], 'receipt', { type })
    // Another form has taken it meanwhile.
    if (file.size !== size) throw gone(field)
    const fault = await validateFile(file, 'receipt')
    if (fault !== undefined) Object.assign(faults, toMessages({ [field]: [fault] }))
    files.set(field, file)
  }
  if (Object.keys(faults).length > 0) throw new HttpError(422, faults)
  return { files, uploads: new Map(found.map(({ id: upload, file }) => [upload, file])) }
}

/** Where in a body an upload stands for a file, as the contract’s schema of it says. */
function namesIn(value: unknown, schema: Schema | undefined, path: string): UploadReference[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => namesIn(item, schema?.items, `${path}[${index}]`))
  }
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const field = schema?.properties?.[name]
    const of = field?.['x-upload-of']
    return of !== undefined && typeof inner === 'string'
      ? [{ file: at(of), upload: inner }]
      : namesIn(inner, field, at(name))
  })
}

/** Lets uploads go that a form has taken, in the transaction that keeps what they were; each is one form’s alone. */
export async function deleteClaimedUploads(database: Database, uploads: ClaimedUploads['uploads']): Promise<void> {
  // In one order for all forms.
  for (const [id, field] of [...uploads].toSorted(([one], [other]) => one - other)) {
    const { numDeletedRows } = await database.deleteFrom('uploads').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw gone(field)
  }
}

function gone(field: string): HttpError {
  return invalidField(field, message('The receipt is no longer there. Choose it again.'))
}
