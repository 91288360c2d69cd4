import { type OperationId, calls, creatingCalls } from '@maktab/contract/calls'
import shapes from '@maktab/contract/shapes'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  simulateOtherEdits,
  countOtherEdits,
  refetchRecord,
  openForm,
  pressTwice,
  save,
  readFormValues,
} from './openForm.ts'
import { formCases } from './formCases.ts'
import { readCalls } from './listPageCases.ts'
import { expectFieldError, fieldErrorCases } from './fieldErrorCases.ts'
import { testStep, signInAgain, signInAgainDialog, openApp } from './openApp.tsx'
import { findRequests } from './findRequests.ts'
import { specifiedSaveMessages } from './specifiedSaveMessages.ts'
import type { Role } from '../addresses/roles.ts'

const OFFLINE = 'Can’t connect. Check your internet connection and try again.'

afterEach(() => vi.restoreAllMocks())

test('formCases contains every form of the screens', () => {
  const sources = import.meta.glob<string>('../../../ui/src/features/*/{admin,teacher,student,shared}/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const actual = Object.entries(sources).flatMap(([path, source]) => {
    if (path.includes('.stories.')) return []
    const [, role] = /features\/\w+\/(\w+)\//.exec(path) ?? []
    const functions = source.split(/^(?:export )?function /m).slice(1)
    return functions.flatMap((text) =>
      /<(?:Validated|Payment)Form\b/.test(text) ? [`${role}/${/^\w+/.exec(text)?.[0]}`] : [],
    )
  })
  // The example lessons are over and can’t be cancelled, moved or excused; stories test these forms.
  const ofLessons = ['shared/CancelForm', 'shared/MoveForm', 'student/ExcuseForm']
  // Their own tests cover these: the response of an invitation is a link, a message to the family follows after a trial
  // lesson is arranged or declined, and no list shows what the others save.
  const withOwnTests = [
    'admin/ArrangeTrialForm',
    'admin/DeclineTrialDialog',
    'admin/InvitationForm',
    'shared/OwnNameForm',
    'shared/OwnPasswordForm',
  ]
  const components = new Set(Object.keys(formCases).map((name) => name.replace(/ .*/, '')))
  expect([...components, ...ofLessons, ...withOwnTests].toSorted()).toEqual(actual.toSorted())
})

/** A create call doesn’t name a record, so there is no version that could have changed. */
function isCreate(id: OperationId, shape: object): boolean {
  const { method, path } = calls[id]
  const { properties = {} } = ('body' in shape ? shape.body : {}) as { properties?: object }
  const isNamed = path.includes('{') || Object.hasOwn(properties, 'id')
  return creatingCalls.has(`${method} ${path}`) && !isNamed
}

/** Actions with a confirmation dialog or a button have no form; dialogs of trial lessons have their own tests. */
const isFormless = (id: OperationId) =>
  id.startsWith('delete') || ['decideFee', 'arrangeTrial', 'declineTrial', 'noteTrialOutcome'].includes(id)

test('formCases marks exactly the calls that take a version and can respond with a conflict as edits', () => {
  const versioned = (Object.entries(shapes) as [OperationId, (typeof shapes)[OperationId]][])
    .filter(
      ([id, { answers: responses, ...shape }]) =>
        '409' in responses && JSON.stringify(shape).includes('"version"') && !isCreate(id, shape) && !isFormless(id),
    )
    .map(([id]) => id)
  const edited = Object.values(formCases).flatMap(({ response, call }) => (response ? [call] : []))
  expect(new Set<string>(edited)).toEqual(new Set(versioned))
})

// proves 1§8.2, 1§8.3, 1§8.4, 1§8.8, 1§8.14, 1§8.15, 2§8.6, 2§8.17, 2§8.18, 2§8.20, D38.3, D44.2, D45.1, X13
test.for(Object.entries(formCases))(
  '%s shows each error once, keeps typed text and saves it',
  async ([name, entry]) => {
    const form = await openForm(name, entry)
    const { call, response, fetch, container, responseFields, nextPageText } = form
    const { done, refused = 'Something went wrong', unreached } = specifiedSaveMessages[call] ?? {}
    const isTypedOver = response !== undefined && !response.isAsSeen
    const typed = readFormValues()
    const expectTyped = (when: string) => expect.soft(readFormValues(), `what was typed, ${when}`).toEqual(typed)
    const expectOnce = (message: string) =>
      expect.soft(page.getByText(message).elements(), `how often “${message}” is shown`).toHaveLength(1)

    await testStep('errors of unknown fields are shown in the form', async () => {
      simulateOtherEdits(form, 1)
      await refetchRecord(form)
      const error = { unheard: ['One is odd', 'Two is odd'], 'of.nobody': ['Three is odd'] }
      const { body } = await save(form, { status: 422, body: { error } })
      expect
        .soft(response && countOtherEdits(body), 'the version that was opened, or seen')
        .toBe(response && Number(!isTypedOver))
      const alert = container.getByText('Validation failed: One is odd; Two is odd; Three is odd')
      await expect.element(alert).toBeVisible()
      expect.soft(alert.elements(), 'how often they are shown').toHaveLength(1)
      expectTyped('after them')
    })

    for (const [body, errors] of fieldErrorCases[name] ?? []) {
      await testStep('field errors are shown at their fields', async () => {
        await save(form, { status: 422, body })
        for (const error of errors) await expectFieldError(container, error)
        const [first] = errors
        const invalidField = container.getByRole(first!.role, { name: first!.name }).first()
        await expect
          .poll(() => invalidField.element().contains(document.activeElement), {
            message: 'the first one has the focus',
          })
          .toBe(true)
        expectTyped('after them')
      })
    }

    await testStep('an edit conflict is shown in the form, and can be overwritten only when editing', async () => {
      simulateOtherEdits(form, 2)
      const error = `Saved before by ${name}`
      await save(form, { status: 409, body: { error } })
      const alert = container.getByRole('alert').filter({ hasText: error })
      await expect.element(alert).toBeVisible()
      expectOnce(error)
      expectTyped('after it')
      const continueButton = alert.getByRole('button', { name: 'Keep my edits' })
      expect(continueButton.elements()).toHaveLength(isTypedOver ? 1 : 0)
      if (!isTypedOver) return
      await expect
        .element(
          alert.getByText(/^Your edits are still here\. Keep them, or copy them before opening the latest version\./),
        )
        .toBeVisible()
      await continueButton.click()
      await expect.element(container.getByText(/^Saving now will overwrite the newer version\./)).toBeVisible()
      expectTyped('after “Keep my edits”')
    })

    await testStep('typed values survive an expired session and signing in again', async () => {
      const { body } = await save(form, 'sessionExpired')
      await expect.element(signInAgainDialog).toBeVisible()
      expect.soft(response && countOtherEdits(body), 'the newest version').toBe(response && 2)
      expectTyped('behind the question')
      await signInAgain()
      expectTyped('after signing in')
    })

    for (const [reply, message] of [
      ['serverError', refused],
      ['networkError', unreached ? `${unreached}. ${OFFLINE}` : OFFLINE],
    ] as const) {
      await testStep(`${reply} shows one error`, async () => {
        await save(form, reply, () => pressTwice(form))
        await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
        expectOnce(message)
        expectTyped('after it')
      })
    }

    await testStep('a save shows a message, and a stale-data notice if refetching fails', async () => {
      fetch.use(Object.fromEntries(readCalls.map((id) => [id, 'serverError'])))
      if (response) fetch.answer(response.read)
      const message = `Saved from ${name}`
      await save(form, { status: 200, body: { ...responseFields, message } }, () => pressTwice(form))
      await expect.element(page.getByText(nextPageText ?? message)).toBeVisible()
      const old = page.getByRole('main').getByText(/may be out of date\./)
      await expect.element(old.first()).toBeVisible()
      const beside = done ? page.getByText(done).elements() : []
      expect.soft(beside, 'the words of the specification, beside those of the server').toEqual([])
      const sent = findRequests(fetch, call).map(({ body }) => body)
      expect.soft(sent.at(-1), 'what is saved, and was sent before the session ended').toEqual(sent.at(-4))
    })
  },
)

const toast = (message: string) => page.getByRole('status').getByText(message, { exact: true })

// The tests above show that the server’s messages replace these.
test.for(Object.entries(formCases).filter(([, { call }]) => specifiedSaveMessages[call]?.done))(
  '%s shows the specification’s message when the server sends none',
  async ([name, entry]) => {
    const { call, fetch, button } = await openForm(name, entry)
    fetch.answer(call, () => Response.json({}))
    await button.click()
    await expect.element(toast(specifiedSaveMessages[call]!.done!)).toBeVisible()
  },
)

const deletes = [
  ['Performance deleted successfully', 'deleteReport', 'admin', '/admin/student-Performance-report'],
  ['Performance deleted successfully', 'deleteReport', 'teacher', '/teacher/student-performance'],
  ['Allotment deleted', 'deleteAllotment', 'admin', '/admin/allot-teacher'],
] as const satisfies [string, OperationId, Role, string][]

async function deleteFirst(): Promise<void> {
  const rows = page.getByRole('main').getByRole('button', { name: /^Delete / })
  await rows.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

test.for(deletes)(
  'a delete shows “%s” (%s by %s at %s) when the server sends no message, else the server’s',
  async ([message, call, as, at]) => {
    const fetch = await openApp(at, { as })
    fetch.answer(call, () => Response.json({ message: 'The school has deleted it' }))
    await deleteFirst()
    await expect.element(toast('The school has deleted it')).toBeVisible()
    expect(toast(message).elements()).toHaveLength(0)
    fetch.answer(call, () => Response.json({}))
    await deleteFirst()
    await expect.element(toast(message)).toBeVisible()
  },
)
