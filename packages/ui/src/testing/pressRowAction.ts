import { screen } from 'storybook/test'

type Page = {
  canvas: {
    getByRole: (role: 'button', options: { name: string }) => HTMLElement
    queryByRole: (role: 'button', options: { name: string }) => HTMLElement | null
  }
  userEvent: { click: (element: Element) => Promise<void> }
}

/** Presses an action of a row, such as `Delete`: its button or, in a narrow list, its entry in the row's menu. */
export async function pressRowAction({ canvas, userEvent }: Page, action: string, row: string): Promise<void> {
  const button = canvas.queryByRole('button', { name: `${action} ${row}` })
  if (button) return userEvent.click(button)
  await userEvent.click(canvas.getByRole('button', { name: `More actions: ${row}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: `${action} ${row}` }))
}
