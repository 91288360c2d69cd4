import { CourseScreen } from '@maktab/ui/features/courses/admin/CourseScreen'
import { admin } from '#addresses/admin.ts'
import { useAuditLog } from '#features/audit/auditLogQueryHooks.ts'
import { useCourses, useReorderOutlines, useOutlines } from '../courseQueryHooks.ts'
import { useTeachers } from '#features/teachers/teacherQueryHooks.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { useVisibleSections } from '#features/students/admin/useVisibleSections.ts'
import type { RequestOf } from '@maktab/client/createApi'
import type { Remote } from '@maktab/ui/remote'
import { type ListOperationId, type RowOf, getTotal, useListQuery } from '#lists/useListQuery.ts'

/** How many rows a page shows of a list it only previews. */
const PAGE_SIZE = 8

type FirstPageOptions<Id extends ListOperationId> = { params?: RequestOf<Id>['params']; only?: object }

/** The first rows of a list, and the total if there are more; all rows if the backend doesn’t paginate. */
function useFirstPage<Id extends ListOperationId>(
  id: Id,
  { params, only }: FirstPageOptions<Id>,
): { rows: Remote<RowOf<Id>[]>; total: number | undefined; isWhole: boolean } {
  const { rows, page } = useListQuery(id, { params, query: { ...only, limit: PAGE_SIZE } })
  const total = page && page.next !== null ? getTotal(page.kinds) : undefined
  return { rows, total, isWhole: rows.state === 'ready' && page === undefined }
}

export function CourseContainer({ view, go, hrefTo }: ViewProps<typeof admin.courses, 'record'>) {
  const { open: id, tab } = view
  const { hasBeenVisible, onVisible } = useVisibleSections()
  const students = useFirstPage('filterStudents', { params: { courseId: id } })
  const teachers = useFirstPage('listTeachers', { only: { courseId: id } })
  const assigned = useTeachers({ courseId: id }, teachers.isWhole)
  return (
    <CourseScreen
      courses={useCourses()}
      id={id}
      tab={tab}
      onTab={(next) => go({ open: id, tab: next })}
      onTabNear={onVisible}
      outlines={useOutlines(id)}
      students={students.rows}
      teachers={teachers.isWhole ? assigned : teachers.rows}
      totals={{ students: students.total, teachers: teachers.total }}
      auditLog={useAuditLog({ kind: 'course', id }, hasBeenVisible('decided'))}
      coursesHref={hrefTo({})}
      editHref={hrefTo({ course: id })}
      links={{
        tab: (part) => hrefTo({ open: id, tab: part }),
        outlines: hrefTo({ outlines: id }),
        student: (student) => admin.students.href({ student }),
        teacher: (teacher) => admin.teachers.href({ teacher }),
        students: admin.students.href({ course: id }),
        teachers: admin.teachers.href({ course: id }),
      }}
      onSaveOrder={useReorderOutlines(id)}
    />
  )
}
