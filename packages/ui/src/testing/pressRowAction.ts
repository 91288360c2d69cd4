import { expect, screen, waitFor } from 'storybook/test'

type Canvas = {
  getByRole: (role: 'button', options: { name: string }) => HTMLElement
  queryByRole: (role: 'button', options: { name: string }) => HTMLElement | null
}
type Page = { canvas: Canvas; userEvent: { click: (element: Element) => Promise<void> } }

const buttonOf = (canvas: Canvas, action: string, row: string) =>
  canvas.queryByRole('button', { name: `${action} ${row}` })
const menuOf = (canvas: Canvas, row: string) => canvas.getByRole('button', { name: `More actions: ${row}` })

/** The button of an action of a row, such as `Delete`, or of the row’s menu in a narrow list. */
export const rowAction = (canvas: Canvas, action: string, row: string): HTMLElement =>
  buttonOf(canvas, action, row) ?? menuOf(canvas, row)

/** Waits until the focus is back in a row: on the button of its action or, in a narrow list, on its first button. */
export async function expectFocusBack(canvas: Canvas, action: string, row: string): Promise<void> {
  const firstButton = () => menuOf(canvas, row).closest('[role=row], tr')?.querySelector('button')
  await waitFor(() => expect(document.activeElement).toBe(buttonOf(canvas, action, row) ?? firstButton()))
}

/** Presses an action of a row: its button or, in a narrow list, its entry in the row’s menu. */
export async function pressRowAction({ canvas, userEvent }: Page, action: string, row: string): Promise<void> {
  const button = buttonOf(canvas, action, row)
  if (button) return userEvent.click(button)
  await userEvent.click(menuOf(canvas, row))
  await userEvent.click(await screen.findByRole('menuitem', { name: `${action} ${row}` }))
}
