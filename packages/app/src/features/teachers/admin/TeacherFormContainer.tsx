import { useLingui } from '@lingui/react/macro'
import { TeacherFormPage } from '@maktab/ui/features/teachers/admin/TeacherFormPage'
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

/** The form for a new teacher, or for one of them. */
export function TeacherFormContainer({ view: { form: open }, go }: ViewProps<typeof admin.teachers, 'form'>) {
  const { t } = useLingui()
  const isListed = useIsListed('listTeachers')
  const edited = open === 'new' ? undefined : open
  const { keep, ...added } = useAddedPerson({ edited, onOpen: (teacher) => go({ teacher }) })
  const one = useRecordsById('listTeachers', edited === undefined ? [] : [edited])
  const { rows: highest } = useListQuery('listTeachers', { query: CODE_SAMPLE, isNeeded: edited === undefined })
  const missing = t`Adding and editing teachers isn’t supported on this server. Nothing changed.`
  const create = useOptionalMutation('createTeacher', missing, {
    onResponse: (person, { body }) => keep(person, body.name),
  })
  const edit = useOptionalMutation('editTeacher', missing)
  return (
    <TeacherFormPage
      {...added}
      teachers={edited === undefined ? highest : one}
      open={open}
      courses={useCourses()}
      onCreateTeacher={create && (async (body) => reportIfMissing(await create({ body }, isAlwaysThere), missing))}
      onEditTeacher={
        edit && (async (id, body) => reportIfMissing(await edit({ params: { id }, body }, () => isListed(id)), missing))
      }
      onClose={() => go(edited === undefined ? {} : { teacher: edited })}
    />
  )
}
