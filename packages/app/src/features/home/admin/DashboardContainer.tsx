import { useToday } from '@maktab/ui/providers/ClockProvider'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { mapRemote, type Remote } from '@maktab/ui/remote'
import { DashboardScreen } from '@maktab/ui/features/home/admin/DashboardScreen'
import { FIRST_ITEM } from '@maktab/ui/lib/inbox/inboxTypes'
import { admin } from '#addresses/admin.ts'
import { useCourses } from '#features/courses/courseQueryHooks.ts'
import { useEvents } from '#features/events/eventQueryHooks.ts'
import { GettingStarted } from '#features/settings/admin/GettingStarted.tsx'
import { useTimetable } from '#features/timetable/timetableQueryHooks.ts'
import { usePendingSummary } from '#features/inbox/pendingItemQueryHooks.ts'
import type { SchoolFigures } from '@maktab/contract/schema'
import { useOptionalQuery } from '#api/optionalOperations.ts'
import { type ListOperationId, getTotal, useListQuery } from '#lists/useListQuery.ts'

export function DashboardContainer() {
  const { viewerZone } = useSchoolSettings()
  const timetable = useTimetable({ from: useToday(), days: 1, zone: viewerZone })
  return (
    <DashboardScreen
      notices={<GettingStarted />}
      waiting={usePendingSummary()}
      getInboxHref={(kind) => admin.inbox.href({ kind, item: FIRST_ITEM })}
      lessons={timetable && mapRemote(timetable, ({ lessons }) => lessons)}
      statistics={useSchoolStatistics()}
      classes={useListCount('listAllClasses')}
      courses={useCourses()}
      students={useListCount('listStudents')}
      teachers={useListCount('listTeachers')}
      events={useEvents()}
      getMembersHref={(members) => admin.events.href({ members })}
      getCourseHref={(open) => admin.courses.href({ open })}
      hrefs={{
        timetable: admin.timetable.href(),
        income: admin.income.href(),
        classes: admin.classes.href(),
        courses: admin.courses.href(),
        students: admin.students.href(),
        teachers: admin.teachers.href(),
        events: admin.events.href(),
      }}
    />
  )
}

/** The school’s statistics by month and week (an extension); undefined if the backend doesn’t have them (decision 16). */
function useSchoolStatistics(): Remote<SchoolFigures> | undefined {
  return useOptionalQuery('getSchoolFigures')
}

/** The number of rows of a list. */
function useListCount(id: ListOperationId): Remote<number> {
  const { rows, page } = useListQuery(id, { query: { limit: 1 } })
  return mapRemote(rows, (all) => (page ? getTotal(page.kinds) : all.length))
}
