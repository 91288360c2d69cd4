import { useLingui } from '@lingui/react/macro'
import { StudentFormPage } from '@maktab/ui/features/students/admin/StudentFormPage'
import type { admin } from '#addresses/admin.ts'
import { reportIfMissing, useOptionalMutation } from '#api/optionalOperations.ts'
import { useAddedPerson } from '#features/auth/useAddedPerson.ts'
import { useCourses } from '#features/courses/courseQueryHooks.ts'
import { useIsListed } from '#features/erasure/useErasePerson.ts'
import { useListQuery } from '#lists/useListQuery.ts'
import { useRecordsById } from '#lists/useRecordsById.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'

/** How many codes are enough to derive the next free one. */
const CODE_SAMPLE = { sort: '-code', limit: 20 }

/** Adding doesn’t name a record, so a 404 means that the operation is missing. */
const isAlwaysThere = () => Promise.resolve(true)

/** The form for a new student, or for one of them. */
export function StudentFormContainer({ view: { form: open }, go }: ViewProps<typeof admin.students, 'form'>) {
  const { t } = useLingui()
  const isListed = useIsListed('listStudents')
  const edited = open === 'new' ? undefined : open
  const { keep, ...added } = useAddedPerson({ edited, onOpen: (student) => go({ student }) })
  const one = useRecordsById('listStudents', edited === undefined ? [] : [edited])
  const { rows: highest } = useListQuery('listStudents', { query: CODE_SAMPLE, isNeeded: edited === undefined })
  const missing = t`Adding and editing students isn’t supported on this server. Nothing changed.`
  const create = useOptionalMutation('createStudent', missing, {
    onResponse: (person, { body }) => keep(person, body.name),
  })
  const edit = useOptionalMutation('editStudent', missing)
  return (
    <StudentFormPage
      {...added}
      students={edited === undefined ? highest : one}
      open={open}
      courses={useCourses()}
      onCreateStudent={create && (async (body) => reportIfMissing(await create({ body }, isAlwaysThere), missing))}
      onEditStudent={
        edit && (async (id, body) => reportIfMissing(await edit({ params: { id }, body }, () => isListed(id)), missing))
      }
      onClose={() => go(edited === undefined ? {} : { student: edited })}
    />
  )
}
