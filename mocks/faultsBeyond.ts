import { extractFiles } from '@maktab/contract/wire/extractFiles'
import { toFieldErrors } from '@maktab/contract/wire/toFieldErrors'
import type { IncomingMessage } from 'node:http'
import type { Operation } from './readContract.ts'
import { parseBody } from './readBody.ts'
import { findUndeclaredFields } from './findUndeclaredFields.ts'

/** What a request has that `toSpecifiedOperation` its call doesn’t: query parameters, body fields and files, by name. */
export async function findExtensionErrors(
  request: IncomingMessage,
  bytes: Buffer,
  { specifiedQuery, ...operation }: Operation,
): Promise<Record<string, string[]>> {
  const query = new URLSearchParams((request.url ?? '').split('?')[1])
  const names = [...query.keys()].filter((name) => !specifiedQuery.includes(name))
  // What can't be read has no fields.
  const sent = await parseBody(bytes, request.headers['content-type'] ?? '', operation).catch(() => undefined)
  const { body, faults } = await extractFiles(sent, operation.bodySchema)
  const paths = [
    ...names.map((name) => ['query', name]),
    ...findUndeclaredFields(body, [operation.bodySchema ?? {}]).map((path) => ['body', ...path]),
  ]
  return { ...faults, ...toFieldErrors(paths.map((path) => ({ path, message: 'is not part of this call' }))) }
}
