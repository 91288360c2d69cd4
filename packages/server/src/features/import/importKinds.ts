import type { ImportKind } from '@maktab/contract/schema'
import { findDuplicateRows } from '@maktab/shared/findDuplicateRows'
import type { OperationRequest } from '#contract/Handler.ts'
import { enqueueMails } from '#mail/enqueueMail.ts'
import { type FieldErrors, HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { recordDecisions } from '../audit/decisionLog.ts'
import type { CheckedRow } from './importRules.ts'
import { checkAllotments, createAllotments, rejectConflicts, updateAllotment } from './importAllotments.ts'
import { checkStudents, createStudents, updateStudent } from './importStudents.ts'
import { checkTeachers, createTeachers, updateTeacher } from './importTeachers.ts'
import type { CreatedPeople, ImportCall } from './saveAccounts.ts'
import { type Cells, type PlacedRow, placeRows } from './stagedRows.ts'

/** Checks, creates and updates the records of one kind. */
type Rules<Row extends CheckedRow> = {
  kind: ImportKind
  check: (call: ImportCall, rows: readonly PlacedRow[]) => Promise<Row[]>
  create: (call: ImportCall, rows: readonly Row[]) => Promise<CreatedPeople>
  update: (call: ImportCall, row: Row) => Promise<boolean>
  /** Rejects saved rows that are only wrong together. */
  verify?: (call: ImportCall, rows: readonly Row[], created: ReadonlyMap<number, number>) => Promise<void>
}

type Choices = Pick<OperationRequest<'runImport'>['body'], 'updatesExisting' | 'invites'>

type Saved = {
  /** The ids of the new records by position. */
  created: Map<number, number>
  updated: number
  unchanged: number
  invited: number
}

type KindOfImport = {
  /** Checks rows that aren’t empty; the position of the first one is `start`. */
  check: (call: ImportCall, rows: readonly Cells[], start: number) => Promise<CheckedRow[]>
  /** Checks all rows again and saves them; throws 422 with the faults if one can't be saved. */
  save: (call: ImportCall, rows: readonly Cells[], choices: Choices) => Promise<Saved>
}

function defineKind<Row extends CheckedRow>({ kind, check, create, update, verify }: Rules<Row>): KindOfImport {
  return {
    check: (call, rows, start) => check(call, placeRows(rows, start)),
    save: async (call, cells, { updatesExisting, invites }) => {
      const rows = await check(call, placeRows(cells, 0))
      rejectFaults(rows, findDuplicateRows(kind, cells), updatesExisting)
      const { ids, invited } = await create(
        call,
        rows.filter(({ match }) => match === null),
      )
      const existing = rows.filter(({ match }) => match !== null)
      const updated: number[] = []
      if (updatesExisting) {
        for (const row of existing) if (row.match && (await update(call, row))) updated.push(row.match.id)
      }
      await verify?.(call, updatesExisting ? rows : rows.filter(({ match }) => match === null), ids)
      await recordRows(call, kind, { created: [...ids.values()], updated })
      const isInviting = invites && call.services.sendsMails
      const mails = isInviting ? [...new Set(invited)].map((accountId) => ({ accountId })) : []
      await enqueueMails(call, 'invitation', mails)
      return {
        created: ids,
        updated: updated.length,
        unchanged: existing.length - updated.length,
        invited: mails.length,
      }
    },
  }
}

/** Rejects rows with faults. Those of existing records matter only if they are updated. */
function rejectFaults(
  rows: readonly CheckedRow[],
  duplicates: ReturnType<typeof findDuplicateRows>,
  updatesExisting: boolean,
): void {
  const faults: FieldErrors = {}
  for (const row of rows) {
    if (row.match !== null && !updatesExisting) continue
    const duplicate = duplicates.get(row.position)
    if (duplicate) {
      const why = message('The same as in row {row}.', { row: duplicate.of + 1 })
      faults[`rows[${row.position}].${duplicate.field}`] = [why]
    }
    for (const [field, why] of Object.entries(row.faults)) faults[`rows[${row.position}].${field}`] = why
  }
  if (Object.keys(faults).length > 0) throw new HttpError(422, faults)
}

/** Records who imported and changed people. Allotments aren’t recorded, as when they are created singly. */
async function recordRows(
  call: ImportCall,
  kind: ImportKind,
  { created, updated }: { created: readonly number[]; updated: readonly number[] },
): Promise<void> {
  if (kind === 'allotments') return
  const of = kind === 'students' ? 'student' : 'teacher'
  await recordDecisions(call, { kind: 'import', of, ids: created })
  await recordDecisions(call, { kind: 'edit', of, ids: updated })
}

export const importKinds: Readonly<Record<ImportKind, KindOfImport>> = {
  students: defineKind({ kind: 'students', check: checkStudents, create: createStudents, update: updateStudent }),
  teachers: defineKind({ kind: 'teachers', check: checkTeachers, create: createTeachers, update: updateTeacher }),
  allotments: defineKind({
    kind: 'allotments',
    check: checkAllotments,
    create: async (call, rows) => ({ ids: await createAllotments(call, rows), invited: [] }),
    update: updateAllotment,
    verify: rejectConflicts,
  }),
}
