import { ApiError } from '@maktab/client/ApiError'
import type { Fee } from '@maktab/contract/schema'
import type { StudentBulkActions } from '@maktab/ui/features/students/admin/StudentSelectionActions'
import type { StudentIdDraft } from '@maktab/ui/features/students/admin/AssignStudentIdForm'
import { student } from '#addresses/student.ts'
import { api } from '#api/api.ts'
import { useHasOperation } from '#api/optionalOperations.ts'
import { invalidations, useInvalidateQueries } from '#api/invalidations.ts'
import { useErrorMessage } from '#api/useErrorMessage.ts'
import { useNoteMessage } from '#features/messages/useNoteMessage.ts'

/** The server’s limit of fees per request. */
const MAX_FEES = 100
/** How many of the highest codes are enough to derive the next free ones. */
const CODE_SAMPLE_SIZE = 20

/** What the list of students does with the selected ones. */
export function useStudentBulkActions(): StudentBulkActions {
  const invalidate = useInvalidateQueries()
  const getErrorMessage = useErrorMessage()
  const hasFees = useHasOperation('listFees')

  const assignIds = async (drafts: readonly StudentIdDraft[]) => {
    const errors = new Map<number, string>()
    for (const body of drafts) {
      try {
        await api('assignStudentId', { body })
      } catch (error) {
        const [fieldError] = error instanceof ApiError ? Object.values(error.fields).flat() : []
        errors.set(body.id, fieldError ?? getErrorMessage(error))
      }
    }
    await invalidate(invalidations.assignStudentId)
    return errors
  }
  return {
    loadCodes,
    onAssignIds: assignIds,
    payAddress: new URL(student.billing.href(), window.location.origin).href,
    loadOverdueFees: hasFees ? loadOverdueFees : undefined,
    onNoteMessage: useNoteMessage('student'),
  }
}

/** The highest codes; all of them if the backend doesn’t paginate. */
async function loadCodes(): Promise<(string | null)[]> {
  try {
    const { students } = await api('listStudents', { query: { sort: '-code', limit: CODE_SAMPLE_SIZE } })
    return students.map(({ std_id: code }) => code)
  } catch {
    // Without them the first IDs are suggested, which the server rejects if they are taken.
    return []
  }
}

/** The overdue fees of these students; undefined if they couldn’t be loaded. */
async function loadOverdueFees(studentIds: readonly number[]): Promise<readonly Fee[] | undefined> {
  const selected = new Set(studentIds)
  const overdue: Fee[] = []
  let after: string | undefined
  try {
    do {
      const query = { state: 'overdue', limit: MAX_FEES, ...(after !== undefined && { after }) } as const
      const { fees, next } = await api('listFees', { query })
      overdue.push(...fees.filter(({ student: { id } }) => selected.has(id)))
      after = next === after ? undefined : (next ?? undefined)
    } while (after !== undefined)
    return overdue
  } catch {
    return undefined
  }
}
