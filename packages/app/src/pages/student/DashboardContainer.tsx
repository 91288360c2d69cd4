import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { DashboardScreen } from '@maktab/ui/screens/student/DashboardScreen/DashboardScreen'
import { useAtomValue } from 'jotai'
import { student } from '#addresses/student.ts'
import { useEnrolledCourses } from '#data/enrolledCourses.ts'
import { useOwnFees } from '#data/ownFees.ts'
import { useUpcomingLessons } from '#data/upcomingLessons.ts'
import { useOwnAttendance } from '#data/ownAttendance.ts'
import { useOwnDiscounts } from '#data/ownDiscounts.ts'
import { useStudentBilling } from '#data/studentBilling.ts'
import { useStudentClasses } from '#data/studentClasses.ts'
import { useStudentEvents } from '#data/studentEvents.ts'
import { seenReportsAtom } from '#preferences/seenReportsAtom.ts'

export function DashboardContainer() {
  const [lessons, courses, classes] = [useUpcomingLessons(), useEnrolledCourses(), useStudentClasses()]
  const seen = useAtomValue(seenReportsAtom)
  // What one comes for is asked for first.
  const isBegun = [lessons, courses, classes].every((one) => one?.state !== 'loading')
  const discounts = useOwnDiscounts(isBegun)
  return (
    <DashboardScreen
      lessons={lessons}
      timetableHref={student.timetable.href()}
      host={window.location.host}
      courses={courses}
      classes={classes}
      events={mergeStaleState(useStudentEvents(isBegun), discounts)}
      billing={useStudentBilling(isBegun)}
      fees={useOwnFees(isBegun)}
      discounts={getListOrEmpty(discounts)}
      attendance={useOwnAttendance(isBegun)}
      isReportSeen={(key) => seen.has(key)}
      needHrefs={{
        purchase: (purchase) => student.courses.href({ purchase }),
        payEvent: (pay) => student.events.href({ pay }),
        payFee: (fee) => student.billing.href({ fee }),
        report: (report, of) => student.enrolled.href({ classes: 'all', report, of }),
        receipt: (receipt) => student.billing.href({ receipt }),
        events: student.events.href(),
        courses: student.courses.href(),
      }}
      getAttendanceHref={(attendance) => student.enrolled.href({ attendance })}
      enrolledCoursesHref={student.enrolled.href()}
      allClassesHref={student.enrolled.href({ classes: 'all' })}
      coursesHref={student.courses.href()}
      getOutlinesHref={(outlines) => student.enrolled.href({ outlines })}
      getClassesHref={(classesOf) => student.enrolled.href({ classes: classesOf })}
    />
  )
}
