import type { Weekday } from '@maktab/calendar/Weekday'

type Canvas = { getAllByRole: (role: 'checkbox') => HTMLElement[] }

/** The box of a day of the week, in every language and wherever weeks begin. */
export function dayBox(canvas: Canvas, day: Weekday): HTMLElement {
  const found = canvas.getAllByRole('checkbox').find((box) => box.getAttribute('value') === String(day))
  if (!found) throw new Error(`There is no box for day ${day}.`)
  return found
}
