import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '../testing/openApp.tsx'

const homes = {
  admin: '/admin/course',
  teacher: '/teacher/classes',
  student: '/student/enrolled-courses',
} as const
const roles = ['admin', 'teacher', 'student'] as const
/** Every area that is another’s, the bare paths of one’s own, and the sign-in page. */
const visits = roles.flatMap((role) =>
  ['/', `/${role}`, ...roles.flatMap((other) => (other === role ? [] : [`/${other}/dashboard`, homes[other]]))].map(
    (path) => [role, path] as const,
  ),
)

// proves 1§2.routes.30, 1§2.routes.31, 1§2.routes.32, 2§6.4, 2§9.9
test.for(visits)('a signed-in %s who opens %s is sent to their home', async ([role, path]) => {
  await openApp(path, { as: role })
  await expect.poll(currentPath).toBe(homes[role])
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})
