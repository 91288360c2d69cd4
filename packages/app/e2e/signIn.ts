import { type BrowserContext, type Page, expect, test, type APIRequestContext } from '@playwright/test'

type Origins = Awaited<ReturnType<BrowserContext['storageState']>>['origins']

/** Browser storage after signing in, by test file and role. A worker process has one backend at one address. */
const sessions = new Map<string, Origins>()

/** Signs in on the sign-in page with the demo password; the mock accepts any. */
export async function signIn(page: Page, who: 'admin' | 'teacher' | 'student' | 'blocked'): Promise<void> {
  await page.goto('/')
  await fillSignIn(page, `${who}@maktab.test`)
}

/** Opens a page as a signed-in user. Signs in once per test file, then restores the browser’s storage. */
export async function openAs(page: Page, who: 'admin' | 'teacher' | 'student', path: string): Promise<void> {
  const key = `${test.info().file} ${who}`
  const context = page.context()
  const origins = sessions.get(key)
  if (origins) {
    await context.setStorageState({ cookies: await context.cookies(), origins })
  } else {
    // Another role may be signed in.
    await context.setStorageState({ cookies: await context.cookies(), origins: [] })
    await signIn(page, who)
    await expectPath(page, `/${who}/dashboard`)
    sessions.set(key, (await context.storageState()).origins)
  }
  await page.goto(path)
}

export async function fillSignIn(page: Page, email: string, password = 'maktab-demo'): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function expectPath(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path)
}

const PASSWORD = 'maktab-demo'

/** Registers a new student and returns the email address. */
export async function registerNewStudent(request: APIRequestContext, name = 'Hamza Tariq'): Promise<string> {
  const email = `student-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@maktab.test`
  const response = await request.post('/api/student/register', {
    multipart: {
      name,
      guardian_name: 'Tariq Aziz',
      email,
      password: PASSWORD,
      contact_number: '+92 300 1234567',
      preferred_language: 'urdu',
      signature: 'Tariq Aziz',
      date_of_birth: '2014-04-02',
      registration_date: '2026-11-01',
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  return email
}

/** Registers a new student and signs in. */
export async function signInAsNewStudent(page: Page, request: APIRequestContext, name?: string): Promise<string> {
  const email = await registerNewStudent(request, name)
  await page.goto('/')
  await fillSignIn(page, email)
  await expectPath(page, '/student/dashboard')
  return email
}

type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  data?: object
  multipart?: Record<string, string>
}

/** Signs in to the API and returns a function that calls it. */
export async function callAs(request: APIRequestContext, who: 'admin' | 'teacher') {
  const login = await request.post('/api/auth/login', { data: { email: `${who}@maktab.test`, password: PASSWORD } })
  const { token } = (await login.json()) as { token: string }
  return async <Answer>({ method, path, ...body }: Call): Promise<Answer> => {
    const response = await request.fetch(`/api/${path}`, { method, headers: { token }, ...body })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return (await response.json()) as Answer
  }
}

export const asAdmin = (request: APIRequestContext) => callAs(request, 'admin')

/** The ID of a student by email address. */
export async function studentId(admin: Awaited<ReturnType<typeof asAdmin>>, email: string): Promise<number> {
  const { students } = await admin<{ students: { id: number; email: string }[] }>({
    method: 'GET',
    path: 'student/get',
  })
  return students.find((student) => student.email === email)!.id
}
