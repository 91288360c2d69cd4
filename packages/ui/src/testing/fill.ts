import type { userEvent as UserEvent } from 'storybook/test'

/** Puts a text into a field at once. To type it renders the form for each key, which only a story about typing needs. */
export async function fill(user: Pick<typeof UserEvent, 'clear' | 'paste'>, field: Element, text: string) {
  await user.clear(field)
  await user.paste(text)
}
