import { screen } from 'storybook/test'

type Page = {
  canvas: { getByRole: (role: 'button', options: { name: string }) => HTMLElement }
  userEvent: { click: (element: Element) => Promise<void> }
}

/** Presses what stands behind the menu of a row: `Delete`, of what its actions call the row. */
export async function pressRowAction({ canvas, userEvent }: Page, action: string, row: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: `More actions: ${row}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: `${action} ${row}` }))
}
