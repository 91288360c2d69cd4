import { page } from '../navigation/page.tsx'
import { AreaPage } from './AreaPage.tsx'

/** The pages under `/teacher` by the second segment of their address, exactly as it is spelled (1§2). */
const pages = {
  dashboard: page(async () => (await import('../containers/teacher/DashboardContainer.tsx')).DashboardContainer),
  classes: page(async () => (await import('../containers/teacher/ClassesPage.tsx')).ClassesPage),
  'add-student': page(
    async () => (await import('../containers/teacher/AddStudentsContainer.tsx')).AddStudentsContainer,
  ),
  course: page(async () => (await import('../containers/teacher/CoursesPage.tsx')).CoursesPage),
  'alloted-students': page(
    async () => (await import('../containers/teacher/AllottedStudentsContainer.tsx')).AllottedStudentsContainer,
  ),
  'student-performance': page(
    async () => (await import('../containers/teacher/ReportsContainer.tsx')).ReportsContainer,
  ),
}

export function TeacherArea({ page: name }: { page: string }) {
  return <AreaPage area="teacher" pages={pages} name={name} />
}
