import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { navigate } from 'wouter/use-browser-location'
import { openApp } from '#testing/openApp.tsx'

const records = [
  {
    record: 'students?student=1',
    specified: ['Student Details', 'Class Timings', 'Billing', 'Assign ID'],
    tabs: {
      details: 'Student Details',
      timings: 'Class Timings',
      code: 'Assign ID',
      billing: 'Billing',
      teachers: 'Teacher and times',
      events: 'Events',
      grades: 'Student Details',
    },
  },
  {
    record: 'teacher?teacher=1',
    specified: ['Teacher Details', 'Class Timings', 'Assign Course', 'Edit Login Credentials'],
    tabs: {
      details: 'Teacher Details',
      timings: 'Class Timings',
      courses: 'Assign Course',
      credentials: 'Edit Login Credentials',
      students: 'Students',
    },
  },
]

// proves 1§2.teachers.6, 2§2.students.3, X55
test.each(records)(
  'the tabs of $record begin with the four of the specification, and an address opens each',
  async ({ record, specified, tabs }) => {
    await openApp(`/admin/${record}`, { as: 'admin' })
    await expect.element(page.getByRole('tab', { name: specified[0]! })).toBeVisible()
    const shown = page.getByRole('tab').elements()
    expect(shown.slice(0, 4).map(({ textContent }) => textContent)).toEqual(specified)
    for (const [id, name] of Object.entries(tabs)) {
      navigate(`/admin/${record}&tab=${id}`)
      const tab = page.getByRole('tab', { name, exact: true })
      await expect.element(tab, { message: id }).toHaveAttribute('aria-selected', 'true')
      await expect.element(page.getByRole('tabpanel', { name }), { message: id }).toBeVisible()
      expect(page.getByRole('tabpanel').elements(), id).toHaveLength(1)
    }
  },
)
