import { type OperationId, calls, creatingCalls } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import shapes from '@maktab/contract/shapes'
import type { Situations } from '@maktab/mocks/exampleFetch'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Role } from '../navigation/roles.ts'
import { comeBack } from '../testing/comeBack.ts'
import { openApp } from '../testing/openApp.tsx'

type Fetch = Awaited<ReturnType<typeof openApp>>

type EditForm = {
  as: Role
  path: string
  /** The call that the record comes from, with the answer that it has by now. */
  read: OperationId
  found: object
  /** Where a record is opened by a press: the beginning of the button’s name. */
  press?: string
  /** It isn’t typed over but decided as it is seen: by the newest. */
  isAsSeen?: boolean
}

const LIMIT = { timeout: 20_000 }
/** So much newer is a record that was changed meanwhile; the examples' own versions are smaller. */
const LATER = 100
const forms = {
  saveCourse: {
    as: 'admin',
    path: 'course',
    read: 'listCourses',
    found: examples.listCourses[200].typical,
    press: 'Edit',
  },
  saveOutline: {
    as: 'admin',
    path: 'course?outlines=1',
    read: 'listOutlines',
    found: examples.listOutlines[200].typical,
    press: 'Edit',
  },
  savePolicy: { as: 'admin', path: 'policy?policy=1', read: 'listPolicies', found: examples.listPolicies[200].typical },
  saveEvent: { as: 'admin', path: 'event?event=1', read: 'listEvents', found: examples.listEvents[200].typical },
  editReport: {
    as: 'admin',
    path: 'student-Performance-report?edit=1',
    read: 'listReports',
    found: examples.listReports[200].typical,
  },
  updateAllotment: {
    as: 'admin',
    path: 'allot-teacher?edit=1',
    read: 'listAllotments',
    found: examples.listAllotments[200].typical,
  },
  assignTeacherCredentials: {
    as: 'admin',
    path: 'teacher?teacher=1&tab=credentials',
    read: 'listTeachers',
    found: examples.listTeachers[200].typical,
  },
  assignStudentId: {
    as: 'admin',
    path: 'students?student=1&tab=code',
    read: 'listStudents',
    found: examples.listStudents[200].typical,
  },
  updatePaymentStatus: {
    as: 'admin',
    path: 'event?members=1&student=1',
    read: 'getEventBilling',
    found: examples.getEventBilling[200].pending,
    isAsSeen: true,
  },
  saveSettings: { as: 'admin', path: 'settings', read: 'getSettings', found: examples.getSettings[200].typical },
  saveReport: {
    as: 'teacher',
    path: 'student-performance?edit=1',
    read: 'listTeacherReports',
    found: examples.listTeacherReports[200].typical,
  },
  saveAttendance: {
    as: 'teacher',
    path: 'classes?class=1',
    read: 'listAttendance',
    found: examples.listAttendance[200].typical,
    press: 'Edit',
  },
} satisfies { [Id in OperationId]?: EditForm }

/** The same call, which another screen of another role makes too. */
const editClass = [
  { as: 'admin', path: 'classes?class=1', read: 'listAllClasses', found: examples.listAllClasses[200].typical },
  {
    as: 'teacher',
    path: 'classes?edit=1',
    read: 'listTeacherClasses',
    found: examples.listTeacherClasses[200].typical,
  },
] satisfies EditForm[]

const all: [OperationId, EditForm][] = [
  ...(Object.entries(forms) as [OperationId, EditForm][]),
  ...editClass.map((form): [OperationId, EditForm] => ['editClass', form]),
]

afterEach(() => vi.restoreAllMocks())

const sent = ({ requests }: Fetch, call: OperationId) => requests.filter(({ operationId }) => operationId === call)
const button = () => document.querySelector<HTMLButtonElement>('main form button[type="submit"]')

/** The answer with every record in it changed meanwhile. */
function newer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(newer)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'version' ? Number(part) + LATER : newer(part)]),
  )
}

async function openForm(call: OperationId, { as, path, press }: EditForm, situations: Situations = {}): Promise<Fetch> {
  const fetch = await openApp(`/${as}/${path}`, { as, situations })
  if (press !== undefined)
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${press} `) })
      .first()
      .click()
  await expect.poll(() => button() !== null, { ...LIMIT, message: call }).toBe(true)
  await expect.poll(() => document.querySelectorAll('main [aria-busy="true"]').length, LIMIT).toBe(0)
  return fetch
}

/** The record is changed elsewhere, and read again here while its form is open. */
async function change(fetch: Fetch, { read, found }: EditForm): Promise<void> {
  const before = sent(fetch, read).length
  fetch.answer(read, () => Response.json(newer(found)))
  comeBack()
  await expect.poll(() => sent(fetch, read).length, LIMIT).toBeGreaterThan(before)
  await new Promise((resolve) => setTimeout(resolve, 100))
}

async function save(fetch: Fetch, call: OperationId): Promise<number> {
  const before = sent(fetch, call).length
  button()?.click()
  await expect.poll(() => sent(fetch, call).length, { ...LIMIT, message: `${call} is sent` }).toBe(before + 1)
  const body = sent(fetch, call).at(-1)?.body as { version?: unknown } | undefined
  return Number(body?.version)
}

/** What makes something new and names no record has no version that another could have changed. */
function namesNone(id: OperationId, shape: object): boolean {
  const { method, path } = calls[id]
  const { properties = {} } = ('body' in shape ? shape.body : {}) as { properties?: object }
  const isNamed = path.includes('{') || Object.hasOwn(properties, 'id')
  return creatingCalls.has(`${method} ${path}`) && !isNamed
}

test('these are all calls that take a version, and can be refused for it', () => {
  const versioned = (Object.entries(shapes) as [OperationId, (typeof shapes)[OperationId]][])
    .filter(
      ([id, { answers, ...shape }]) =>
        '409' in answers && JSON.stringify(shape).includes('"version"') && !namesNone(id, shape),
    )
    .map(([id]) => id)
  expect(new Set<string>(all.map(([id]) => id))).toEqual(new Set(versioned))
})

test.for(all)('%s sends the version that its form was opened with', { timeout: 60_000 }, async ([call, form]) => {
  const fetch = await openForm(call, form)
  await change(fetch, form)
  const version = await save(fetch, call)
  expect(version).toBeGreaterThan(form.isAsSeen ? LATER : 0)
  expect(version).toBeLessThan(form.isAsSeen ? 2 * LATER : LATER)
})

// proves 1§8.3
test.for(all)(
  '%s says what is wrong with fields that its form doesn’t have',
  { timeout: 60_000 },
  async ([call, form]) => {
    const fetch = await openForm(call, form)
    const error = { unheard: ['One is odd', 'Two is odd'], 'of.nobody': ['Three is odd'] }
    fetch.answer(call, () => Response.json({ error }, { status: 422 }))
    await save(fetch, call)
    const words = page.getByText('Validation failed: One is odd; Two is odd; Three is odd')
    await expect.element(words).toBeVisible()
    expect(words.elements()).toHaveLength(1)
  },
)

test.for(all.filter(([, form]) => !form.isAsSeen))(
  '%s that was refused for it goes on with one’s own text over the newest record',
  { timeout: 60_000 },
  async ([call, form]) => {
    const fetch = await openForm(call, form, { [call]: 'changedMeanwhile' })
    const values = () => [...document.querySelectorAll<HTMLInputElement>('main form input')].map(({ value }) => value)
    const typed = values()
    fetch.answer(form.read, () => Response.json(newer(form.found)))
    expect(await save(fetch, call)).toBeLessThan(LATER)
    await expect.element(page.getByText(/^What you typed is still here/)).toBeVisible()
    expect(page.getByText(/^Somebody changed this meanwhile/).elements()).toHaveLength(1)
    expect(values()).toEqual(typed)
    await page.getByRole('button', { name: 'Go on with my text' }).click()
    await expect.element(page.getByText(/^When you save now/)).toBeVisible()
    expect(values()).toEqual(typed)
    fetch.use({ [call]: undefined })
    expect(await save(fetch, call)).toBeGreaterThan(LATER)
  },
)
