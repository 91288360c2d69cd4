import type { userEvent as UserEvent } from 'storybook/test'
import type { Weekday } from '@maktab/calendar/WallDay'

/** Puts a text into a field at once. To type it renders the form for each key, which only a story about typing needs. */
export async function fill(user: Pick<typeof UserEvent, 'clear' | 'paste'>, field: Element, text: string) {
  await user.clear(field)
  await user.paste(text)
}

type Canvas = { getAllByRole: (role: 'checkbox') => HTMLElement[] }

/** The box of a day of the week, in every language and wherever weeks begin. */
export function dayBox(canvas: Canvas, day: Weekday): HTMLElement {
  const found = canvas.getAllByRole('checkbox').find((box) => box.getAttribute('value') === String(day))
  if (!found) throw new Error(`There is no box for day ${day}.`)
  return found
}
