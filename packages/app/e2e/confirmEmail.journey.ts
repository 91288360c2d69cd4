import { type APIRequestContext, expect } from '@playwright/test'
import { asAdmin, registerNewStudent } from './newStudent.ts'
import { newestMail, subjectsTo } from './outbox.ts'
import { test } from './schoolTest.ts'
import { expectPlace, fillSignIn } from './signIn.ts'

type Answer = { settings: { logo?: string; frontPicture?: object } }

/** Has the school ask for confirmed e-mails, or no longer. */
async function confirmEmails(request: APIRequestContext, confirmsEmails: boolean): Promise<void> {
  const admin = await asAdmin(request)
  const { settings } = await admin<Answer>({ method: 'GET', path: 'school/settings' })
  const { logo: _kept, frontPicture: _too, ...told } = settings
  await admin({ method: 'PUT', path: 'school/settings', data: { ...told, confirmsEmails } })
}

test(
  'a new student confirms the e-mail by the link of a mail, and then sees the school',
  { tag: ['@server', '@fast'] },
  async ({ page, request, outbox }) => {
    await confirmEmails(request, true)
    try {
      const email = await registerNewStudent(request)
      await page.goto('/')
      await fillSignIn(page, email)
      await expectPlace(page, '/confirm-email')
      await expect(page.getByText(email)).toBeVisible()
      await page.goto('/student/billing')
      await expectPlace(page, '/confirm-email')
      await page.getByRole('button', { name: 'Send the link again' }).click()
      await expect(page.getByText('The mail is on its way to you.')).toBeVisible()
      await expect.poll(() => subjectsTo(outbox, email)).toHaveLength(2)

      const link = /\/confirm-email\/\S+/.exec((await newestMail(outbox, email)) ?? '')?.[0] ?? ''
      // Whatever looks through mails opens the link too, and confirms nothing by that.
      expect((await request.get(link)).ok()).toBe(true)
      await page.goto(link)
      await page.getByRole('button', { name: 'Confirm my email' }).click()
      await expect(page.getByText('Your email is confirmed.')).toBeVisible()
      await page.getByRole('link', { name: 'Go on' }).click()
      await expectPlace(page, '/student/enrolled-courses')

      await page.goto(link)
      await page.getByRole('button', { name: 'Confirm my email' }).click()
      await expect(page.getByRole('alert')).toContainText('This link was used already')
    } finally {
      await confirmEmails(request, false)
    }
  },
)
