import { readBundle } from '@maktab/contract/bundle'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Document } from './Document.ts'
import { stripDescriptions } from './stripDescriptions.ts'

const folder = join(root, 'openapi')
export const changelogFile = join(folder, 'CHANGELOG.md')
export const releasedFile = join(folder, 'released.json')

/** The contract as it is written now. */
export async function readCurrentContract(): Promise<Document> {
  return stripDescriptions((await readBundle(join(folder, 'openapi.yaml'))) as Document)
}

/** The contract as it was released last. */
export async function readReleasedContract(): Promise<Document> {
  return JSON.parse(await readFile(releasedFile, 'utf8')) as Document
}

/** As it is kept in `released.json`: only `npm run generate -- release` writes it. */
export function serializeContract(document: Document): string {
  return `${JSON.stringify(document, null, 1)}\n`
}
