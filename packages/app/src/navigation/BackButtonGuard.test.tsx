import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'
import { addReceipt } from '#testing/payment.ts'

const { id } = examples.listCourses[200].typical.course[8]!

/** Goes back in the very moment that a picture is there to be seen. */
function goBackAtThePicture(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('img[alt^="Preview of"]')) return
    observer.disconnect()
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

test('a form asks from the moment on in which something can be seen in it', async () => {
  await openApp(`/student/courses?purchase=${id}`, { as: 'student' })
  goBackAtThePicture()
  await addReceipt()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await expect.element(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
})
