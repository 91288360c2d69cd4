import type { screen } from 'storybook/test'

type Canvas = Pick<typeof screen, 'getAllByRole'>

/** The headers of a list's data columns: without those of checkboxes and of buttons that expand rows. */
export function headerTexts(canvas: Canvas): string[] {
  return canvas
    .getAllByRole('columnheader')
    .filter((header) => !header.matches('[data-is-select], [data-is-fold]'))
    .map(({ textContent }) => textContent)
}
