import * as original from 'storybook/test'
import { meant } from './assertions.ts'
import { inAnyLanguage } from './queries.ts'

/** What stories import as `storybook/test`: the same, with English words that mean what the page says for them. */
export * from 'storybook/test'

export const screen = inAnyLanguage(original.screen)

export const within = new Proxy(original.within, {
  apply: (target, self, args) => inAnyLanguage(Reflect.apply(target, self, args) as object),
})

export const expect = new Proxy(original.expect, {
  apply: (target, self, args) => meant(Reflect.apply(target, self, args) as object, args[0]),
})
