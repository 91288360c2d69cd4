import type { ImportKind, ImportRow } from '@maktab/contract/schema'
import { createToken } from '../features/auth/sessions.ts'
import { openTestSchool } from './openTestSchool.ts'

type Choices = { updatesExisting?: boolean; invites?: boolean }

/** Rows that the server accepts in one request. */
const CHUNK_ROWS = 200

/** A school with an administrator who imports. */
export async function openImportTestSchool(options: Parameters<typeof openTestSchool>[0] = {}) {
  const school = await openTestSchool(options)
  const { token, accountId } = await school.admin()
  const { api } = school

  /** Checks rows as the app does, in several requests. */
  const check = async (kind: ImportKind, rows: readonly ImportRow[], name = createToken().slice(0, 32)) => {
    const checked = []
    for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
      const body = { import: name, kind, start, rows: rows.slice(start, start + CHUNK_ROWS) }
      const response = await api('previewImport', { token, body })
      if (response.status !== 200) throw new Error(JSON.stringify(response.body))
      checked.push(...response.body.rows)
    }
    return { name, rows: checked }
  }
  const run = (name: string, count: number, { updatesExisting = false, invites = false }: Choices = {}) =>
    api('runImport', { token, body: { import: name, count, updatesExisting, invites } })
  return {
    ...school,
    adminToken: token,
    adminId: accountId,
    check,
    run,
    /** The messages by field of a single row. */
    faultsOf: async (kind: ImportKind, row: ImportRow) => {
      const [checked] = (await check(kind, [row])).rows
      return Object.fromEntries(checked?.faults.map(({ field, message }) => [field, message]) ?? [])
    },
    /** Checks and imports rows. */
    bring: async (kind: ImportKind, rows: readonly ImportRow[], choices?: Choices) => {
      const { name } = await check(kind, rows)
      return { name, ...(await run(name, rows.length, choices)) }
    },
    undo: (name: string) => api('undoImport', { token, body: { import: name } }),
    listStudents: async () => (await api('listStudents', { token })).body.students,
    listTeachers: async () => (await api('listTeachers', { token })).body.teachers,
  }
}
