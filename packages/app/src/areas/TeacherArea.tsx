import { teacher } from '../addresses/teacher.ts'
import { lazyPage } from '../navigation/lazyPage.tsx'
import { teacherPages } from './rolePages.ts'
import { RolePage } from './RolePage.tsx'

const search = lazyPage(() => import('../features/search/teacher/SearchContainer.tsx'), 'SearchContainer')

export function TeacherArea({ page: name }: { page: string }) {
  return <RolePage area="teacher" addresses={teacher} pages={teacherPages} search={search} name={name} />
}
