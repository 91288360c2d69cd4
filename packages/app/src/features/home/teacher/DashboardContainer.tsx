import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { DashboardScreen } from '@maktab/ui/features/home/teacher/DashboardScreen'
import { teacher } from '#addresses/teacher.ts'
import { useUpcomingLessons } from '#features/timetable/useUpcomingLessons.ts'
import { useLessonsMissingAttendance } from '#features/attendance/attendanceQueryHooks.ts'
import { useTeacherAllotments } from '#features/allotments/useTeacherAllotments.ts'
import { useTeacherClasses } from '#features/classes/teacherClassQueryHooks.ts'
import { useTeacherCourses } from '#features/courses/courseQueryHooks.ts'
import { useNoteTrialOutcome, useTrials } from '#features/trial/trialHooks.ts'
import { useTeacherReports } from '#features/reports/teacherReportQueryHooks.ts'

export function DashboardContainer() {
  // If these fail to load nothing is shown: a backend may not support them (decision 16).
  const lessonsMissingAttendance = useLessonsMissingAttendance()
  const lessons = useUpcomingLessons()
  const trials = useTrials()
  return (
    <DashboardScreen
      lessons={lessons && mergeStaleState(lessons, lessonsMissingAttendance, trials)}
      lessonsMissingAttendance={getListOrEmpty(lessonsMissingAttendance)}
      getRegisterHref={(id, day) => teacher.classes.href({ class: id, view: 'register', day })}
      classes={useTeacherClasses()}
      courses={useTeacherCourses()}
      allotments={useTeacherAllotments()}
      getReportHref={(student, course) => teacher.reports.href({ form: 'new', student, course })}
      getStudentHref={(student) => teacher.students.href({ student })}
      reports={useTeacherReports()}
      trials={trials ? getListOrEmpty(trials) : []}
      onNoteTrialOutcome={useNoteTrialOutcome()}
      hrefs={{
        timetable: teacher.timetable.href(),
        classes: teacher.classes.href(),
        courses: teacher.courses.href(),
        students: teacher.students.href(),
        reports: teacher.reports.href(),
      }}
    />
  )
}
