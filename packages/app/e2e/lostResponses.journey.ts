import { expect } from '@playwright/test'
import { dropResponses } from './networkProxies.ts'
import { test } from './serverFixtures.ts'
import { expectPath, fillSignIn } from './signIn.ts'

test(
  'a policy whose response is lost is saved once, however often the browser and the user send it',
  { tag: '@server' },
  async ({ page, baseURL }) => {
    const proxy = await dropResponses(baseURL ?? '', '/api/student-policy/create-and-edit')
    const title = `Lost ${Date.now()}`
    await page.goto(proxy.url)
    await fillSignIn(page, 'admin@maktab.test')
    await expectPath(page, '/admin/dashboard')
    await page.goto(`${proxy.url}/admin/policy?policy=new`)
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('textbox', { name: 'Description' }).fill('The line breaks after this was saved.')
    await page.getByRole('button', { name: 'Create Policy' }).click()
    await expect(page.getByText(/^Can’t connect/).first()).toBeVisible()
    const before = proxy.sent()
    expect(before).toBeGreaterThan(0)
    proxy.stopDropping()
    await page.getByRole('button', { name: 'Create Policy' }).click()
    await expectPath(page, '/admin/policy')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(proxy.sent()).toBeGreaterThan(before)
    await page.goto(`${proxy.url}/admin/policy?q=${encodeURIComponent(title)}`)
    await expect(page.getByRole('rowheader', { name: title })).toHaveCount(1)
    proxy.close()
  },
)
