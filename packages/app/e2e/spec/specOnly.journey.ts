import { expect, test } from '@playwright/test'
import { publicPaths } from '../../src/addresses/public.ts'
import { collectConsoleErrors } from '../pageLoading.ts'
import { getRolePagePaths } from '../getRolePagePaths.ts'
import { expectPath, fillSignIn } from '../signIn.ts'
import { waitForNetworkIdle } from '../../../../tools/waitForNetworkIdle.ts'
import { rawMessageIds } from './rawMessageIds.ts'
import { type RecordedCall, startRecordingProxy } from './startRecordingProxy.ts'
import { isSpecified } from './specifiedOperations.ts'

const { signIn, createTeacherAccount, createStudentAccount, forgotPassword, resetPassword, restriction, courses } =
  publicPaths

const pages = {
  visitor: [
    signIn(),
    createTeacherAccount(),
    createStudentAccount(),
    forgotPassword(),
    `${resetPassword()}/token/amina@maktab.test`,
    restriction(),
    courses(),
  ],
  admin: getRolePagePaths('admin'),
  teacher: getRolePagePaths('teacher'),
  student: getRolePagePaths('student'),
}

/** Requests beyond the specification: extensions called more than once, or unspecified parameters. */
function findExcess(recorded: readonly RecordedCall[]): string[] {
  const visited = new Set<string>()
  return recorded.flatMap((one) => {
    if (isSpecified(one)) return one.query.length > 0 ? [`${one.call}?${one.query.join('&')}`] : []
    if (!visited.has(one.call)) {
      visited.add(one.call)
      return []
    }
    return [one.call]
  })
}

for (const who of ['visitor', 'admin', 'teacher', 'student'] as const) {
  for (const language of ['en', 'ur'] as const) {
    // proves D16.3, X196
    test(`a ${who} opens every page in ${language} without an error or an unloaded message`, async ({
      page,
      baseURL,
    }) => {
      test.slow()
      const proxy = await startRecordingProxy(baseURL!)
      const errors = collectConsoleErrors(page)
      await page.goto(proxy.url)
      if (who !== 'visitor') {
        await fillSignIn(page, `${who}@maktab.test`)
        await expectPath(page, `/${who}/dashboard`)
      }
      await page.context().addCookies([{ name: 'language', value: language, url: proxy.url }])
      for (const path of pages[who]) {
        await page.goto(proxy.url + path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await waitForNetworkIdle(page)
        expect([path, await rawMessageIds(page)]).toEqual([path, []])
        expect([path, await page.getByText(/undefined|NaN/).count()]).toEqual([path, 0])
      }
      expect(errors).toEqual([])
      expect(findExcess(proxy.recorded)).toEqual([])
      const failed = proxy.recorded.filter((one) => isSpecified(one) && one.status >= 400)
      expect(failed.map(({ call, status }) => `${status} ${call}`)).toEqual([])
      await proxy.stop()
    })
  }
}
