import { fn } from 'storybook/test'
import { type Outcome, done, refused } from '../outcome.ts'

/** An action that goes well. */
export const accepts = () => fn(async (): Promise<Outcome> => done)

/** An action that is refused; for one field, or for none. */
export const refuses = (...why: Parameters<typeof refused>) => fn(async (): Promise<Outcome> => refused(...why))

/** An action whose answer doesn't come. */
export const hangs = () => fn((): Promise<Outcome> => new Promise(() => undefined))
