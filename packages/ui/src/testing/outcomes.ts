import { fn } from 'storybook/test'
import type { Refusal } from '../outcome.ts'

/** An action that goes well. */
export const accepts = () => fn(async (): Promise<Refusal | void> => undefined)

/** An action that is refused; for one field, or for none. */
export const refuses = (message: string, fields: Refusal['fields'] = {}) =>
  fn(async (): Promise<Refusal | void> => ({ message, fields }))

/** An action whose answer doesn't come. */
export const hangs = () => fn((): Promise<Refusal | void> => new Promise(() => undefined))
