import type { OperationId } from '@maktab/contract/calls'
import type { Schema } from '@maktab/contract/wire/Schema'
import { faultOfFile } from '@maktab/contract/wire/takePictures'
import { shapeOf } from '../contract/validators.ts'
import type { Database } from '../database/openDatabase.ts'
import { type Faults, invalid, Refusal } from '../Refusal.ts'
import { findUpload } from './ownUpload.ts'
import { bytesOf } from './uploadBytes.ts'

type Named = { file: string; upload: string }

type Asking = { id: OperationId; body: unknown; database: Database; accountId: number | undefined }

/** Files that a body names by their uploads instead of bringing them along, and the uploads that they were. */
type Taken = { files: ReadonlyMap<string, File>; uploads: readonly number[] }

/**
 * Reads uploads as if the files had come in the form. One that is unknown, somebody else’s or not whole is refused at
 * the field of the file, where whoever fills in the form chooses it again.
 */
export async function takeUploads({ id, body, database, accountId }: Asking): Promise<Taken> {
  const files = new Map<string, File>()
  const uploads: number[] = []
  const faults: Faults = {}
  for (const { file, upload: name } of namesIn(body, shapeOf(id).body, '')) {
    const upload = await findUpload(database, name, accountId)
    if (!upload) throw invalid(file, 'The receipt is no longer there. Choose it again.')
    if (upload.received < upload.size) throw invalid(file, 'The receipt has not arrived whole. Choose it again.')
    const found = new File([await bytesOf(database, upload.id)], 'receipt', { type: upload.type })
    const fault = await faultOfFile(found, 'receipt')
    // What is said of files is in the catalogue, which `catalogues.test.ts` holds against the readers.
    if (fault !== undefined) Object.assign(faults, { [file]: [fault] })
    files.set(file, found)
    uploads.push(upload.id)
  }
  if (Object.keys(faults).length > 0) throw new Refusal(422, faults)
  return { files, uploads }
}

/** Where in a body an upload stands for a file, as the contract’s schema of it says. */
function namesIn(value: unknown, schema: Schema | undefined, path: string): Named[] {
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

/** Lets uploads go that a form has taken, in the transaction that keeps what they were. */
export async function removeUploads(database: Database, uploads: readonly number[]): Promise<void> {
  if (uploads.length > 0) await database.deleteFrom('uploads').where('id', 'in', uploads).execute()
}
