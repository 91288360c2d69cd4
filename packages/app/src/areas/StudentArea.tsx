import { student } from '../addresses/student.ts'
import { lazyPage } from '../navigation/lazyPage.tsx'
import { studentPages } from './rolePages.ts'
import { RolePage } from './RolePage.tsx'

const search = lazyPage(() => import('../features/search/student/SearchContainer.tsx'), 'SearchContainer')

export function StudentArea({ page: name }: { page: string }) {
  return <RolePage area="student" addresses={student} pages={studentPages} search={search} name={name} />
}
