import { createIdempotencyKey } from '@maktab/client/createIdempotencyKey'
import type { ImportKind } from '@maktab/contract/schema'
import { ImportScreen } from '@maktab/ui/features/import/admin/ImportScreen'
import { mapRemote } from '@maktab/ui/remote'
import { admin } from '#addresses/admin.ts'
import { useHasOperation, useOptionalQuery } from '#api/optionalOperations.ts'
import { useSendsMails } from '#features/settings/settingsQueryHooks.ts'
import { useListQuery } from '#lists/useListQuery.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { useImportActions } from '../useImportActions.ts'

/** How many codes are enough to derive the next free one. */
const CODE_SAMPLE = { sort: '-code', limit: 20 }

const lists = { students: admin.students, teachers: admin.teachers, allotments: admin.allotTeachers }

function ImportContainer({ view, go }: ViewProps<typeof admin.import, 'list'>) {
  const kind: ImportKind = view.kind ?? 'students'
  const hasImport = useHasOperation('previewImport')
  const imports = useOptionalQuery('listImports', { enabled: hasImport, select: (all) => all.imports })
  return (
    <ImportScreen
      {...useImportActions()}
      // 32 characters, as names of imports have.
      createName={createIdempotencyKey}
      kind={kind}
      onKind={(next) => go({ kind: next }, { replace: true })}
      getListHref={(of) => lists[of].href()}
      codes={useCodes(kind)}
      canInvite={useSendsMails() === true}
      imports={hasImport ? imports : undefined}
    />
  )
}

/** The highest IDs of the people of an import. */
function useCodes(kind: ImportKind): readonly (string | null)[] {
  const students = useListQuery('listStudents', { query: CODE_SAMPLE, isNeeded: kind === 'students' })
  const teachers = useListQuery('listTeachers', { query: CODE_SAMPLE, isNeeded: kind === 'teachers' })
  const codes =
    kind === 'students'
      ? mapRemote(students.rows, (all) => all.map(({ std_id: code }) => code))
      : mapRemote(teachers.rows, (all) => all.map(({ teach_id: code }) => code))
  return codes.state === 'ready' ? codes.data : []
}

/** `/admin/import`: import of people and allotments from a table. */
export const ImportPage = createViewPage(admin.import, { list: ImportContainer })
