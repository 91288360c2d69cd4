import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { everyForm } from '../testing/everyForm.ts'
import { openApp } from '../testing/openApp.tsx'
import { signInAgain, signInAgainDialog } from '../testing/signInAgain.ts'

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** All that stands in the forms of the page: texts, choices, times, ticks and the names of pictures. */
function whatIsTyped(): string[] {
  const fields = document.querySelectorAll(
    'main form :is(input, textarea, button[aria-haspopup=listbox], [role=spinbutton], img)',
  )
  return [...fields].map((field) => {
    if (field instanceof HTMLImageElement) return field.alt
    if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) return String(field.checked)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value
    return field.textContent
  })
}

/** Until then one field stands for the parts of a time. */
async function timesHaveCome(): Promise<void> {
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => document.querySelector('form input[role=spinbutton]'), { timeout: 20_000 }).toBeNull()
}

/** Of lessons that are over by now, which nobody cancels or moves; what is typed in them is told by their stories. */
const ofLessons = ['CancelForm', 'MoveForm'].map((form) => `shared/TimetableScreen/LessonDialog/${form}`)

test('every form is here', () => {
  const sources = import.meta.glob<string>('../../../ui/src/screens/{admin,teacher,student,shared}/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const found = Object.entries(sources)
    .filter(([path, text]) => !path.includes('.stories.') && /<ScreenForm\b/.test(text))
    .map(([path]) => path.replace(/^.*\/screens\//, '').replace('.tsx', ''))
  expect([...Object.keys(everyForm), ...ofLessons].toSorted()).toEqual(found.toSorted())
})

// proves D38.3
test.for(Object.entries(everyForm))(
  '%s keeps what was typed when the session ends on saving, and saves it afterwards',
  { timeout: 90_000 },
  async ([, { as, at, call, situations, fill, press: button }]) => {
    const fetch = await openApp(at, { as, situations: { ...situations, signIn: as, [call]: 'sessionExpired' } })
    const sent = () => fetch.requests.filter(({ operationId }) => operationId === call)
    await fill()
    await timesHaveCome()
    const typed = whatIsTyped()
    await press(button)
    await expect.element(signInAgainDialog, { timeout: 20_000 }).toBeVisible()
    expect(sent()).toHaveLength(1)
    expect(whatIsTyped()).toEqual(typed)
    fetch.use({ [call]: undefined })
    await signInAgain()
    expect(whatIsTyped()).toEqual(typed)
    await press(button)
    await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(2)
    expect(sent()[1]?.body).toEqual(sent()[0]?.body)
  },
)
