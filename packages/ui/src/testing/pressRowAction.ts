import { expect, screen, waitFor } from 'storybook/test'

type Canvas = {
  getByRole: (role: 'button', options: { name: string }) => HTMLElement
  queryByRole: (role: 'button', options: { name: string }) => HTMLElement | null
}
type Page = { canvas: Canvas; userEvent: { click: (element: Element) => Promise<void> } }

const queryButton = (canvas: Canvas, action: string, row: string) =>
  canvas.queryByRole('button', { name: `${action} ${row}` })
const getMenuButton = (canvas: Canvas, row: string) => canvas.getByRole('button', { name: `More actions: ${row}` })

/** The button of a row action such as `Delete`, or the row’s menu button in a narrow list. */
export const getRowActionButton = (canvas: Canvas, action: string, row: string): HTMLElement =>
  queryButton(canvas, action, row) ?? getMenuButton(canvas, row)

/** Waits until focus returns to a row: to the action’s button or, in a narrow list, to the row’s first button. */
export async function expectFocusRestored(canvas: Canvas, action: string, row: string): Promise<void> {
  const firstButton = () => getMenuButton(canvas, row).closest('[role=row], tr')?.querySelector('button')
  await waitFor(() => expect(document.activeElement).toBe(queryButton(canvas, action, row) ?? firstButton()))
}

/** Triggers a row action by its button or, in a narrow list, by the row’s menu. */
export async function pressRowAction({ canvas, userEvent }: Page, action: string, row: string): Promise<void> {
  const button = queryButton(canvas, action, row)
  if (button) return userEvent.click(button)
  await userEvent.click(getMenuButton(canvas, row))
  await userEvent.click(await screen.findByRole('menuitem', { name: `${action} ${row}` }))
}
