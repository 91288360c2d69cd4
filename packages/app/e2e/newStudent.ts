import { type APIRequestContext, type Page, expect } from '@playwright/test'
import { expectPlace, fillSignIn } from './signIn.ts'

const PASSWORD = 'maktab-demo'

/** Registers a student of whom the school knows nothing yet; gives their address. */
export async function registerNewStudent(request: APIRequestContext, name = 'Hamza Tariq'): Promise<string> {
  const email = `student-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@maktab.test`
  const answer = await request.post('/api/student/register', {
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
  expect(answer.ok(), await answer.text()).toBe(true)
  return email
}

/** The same, and signs in as them. */
export async function signInAsNewStudent(page: Page, request: APIRequestContext, name?: string): Promise<string> {
  const email = await registerNewStudent(request, name)
  await page.goto('/')
  await fillSignIn(page, email)
  await expectPlace(page, '/student/dashboard')
  return email
}

type Call = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  data?: object
  multipart?: Record<string, string>
}

/** Calls the backend as somebody, without a page. */
export async function callAs(request: APIRequestContext, who: 'admin' | 'teacher') {
  const login = await request.post('/api/auth/login', { data: { email: `${who}@maktab.test`, password: PASSWORD } })
  const { token } = (await login.json()) as { token: string }
  return async <Answer>({ method, path, ...body }: Call): Promise<Answer> => {
    const answer = await request.fetch(`/api/${path}`, { method, headers: { token }, ...body })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Answer
  }
}

export const asAdmin = (request: APIRequestContext) => callAs(request, 'admin')

/** The record of a student, by their address. */
export async function studentId(admin: Awaited<ReturnType<typeof asAdmin>>, email: string): Promise<number> {
  const { students } = await admin<{ students: { id: number; email: string }[] }>({
    method: 'GET',
    path: 'student/get',
  })
  return students.find((student) => student.email === email)!.id
}
