import type { AddPeopleLinks } from '@maktab/ui/features/import/admin/AddPeopleButtons'
import { admin } from '#addresses/admin.ts'
import { useHasOperation } from '#api/optionalOperations.ts'

/** Links to add and to import people; undefined as far as the backend can’t (decision 16). */
export function useAddPeopleLinks(
  operation: 'createStudent' | 'createTeacher',
  addHref: string,
  kind: 'students' | 'teachers',
): AddPeopleLinks {
  const adds = useHasOperation(operation)
  const imports = useHasOperation('previewImport')
  return {
    addHref: adds ? addHref : undefined,
    importHref: imports ? admin.import.href({ kind }) : undefined,
  }
}
