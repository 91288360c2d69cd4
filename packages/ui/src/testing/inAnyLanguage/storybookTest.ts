import * as original from 'storybook/test'
import { meant } from './assertions.ts'
import { inAnyLanguage } from './inAnyLanguage.ts'

// What stories import as `storybook/test`: the same, with English words that mean what the page says for them. Each name
// is exported by itself, since Storybook's build replaces the module by a global that can't be exported whole.
export const { fireEvent, fn, mocked, spyOn, userEvent, waitFor } = original

export const screen = inAnyLanguage(original.screen)

export const within = new Proxy(original.within, {
  apply: (target, self, args) => inAnyLanguage(Reflect.apply(target, self, args) as object),
})

export const expect = new Proxy(original.expect, {
  apply: (target, self, args) => meant(Reflect.apply(target, self, args) as object, args[0]),
})
