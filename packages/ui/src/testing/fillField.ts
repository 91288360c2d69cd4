import type { userEvent as UserEvent } from 'storybook/test'
import type { Weekday } from '@maktab/calendar/WallDay'

/** Pastes a text into a field. Typing would rerender the form for each key, which only stories about typing need. */
export async function fillField(user: Pick<typeof UserEvent, 'clear' | 'paste'>, field: Element, text: string) {
  await user.clear(field)
  await user.paste(text)
}

type Canvas = { getAllByRole: (role: 'checkbox') => HTMLElement[] }

/** Finds the checkbox of a weekday, independent of language and first day of the week. */
export function getWeekdayCheckbox(canvas: Canvas, day: Weekday): HTMLElement {
  const found = canvas.getAllByRole('checkbox').find((box) => box.getAttribute('value') === String(day))
  if (!found) throw new Error(`No checkbox for weekday ${day}.`)
  return found
}
