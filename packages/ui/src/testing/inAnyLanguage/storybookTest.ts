import * as original from 'storybook/test'
import { withTranslatedTexts } from './translatedAssertions.ts'
import { withTranslatedQueries } from './translatedQueries.ts'

// Replaces `storybook/test` in stories, so that English texts match their translations. Each name is exported
// separately, because Storybook's build replaces the module by a global that can't be re-exported as a whole.
export const { fireEvent, fn, mocked, spyOn, userEvent, waitFor } = original

export const screen = withTranslatedQueries(original.screen)

export const within = new Proxy(original.within, {
  apply: (target, self, args) => withTranslatedQueries(Reflect.apply(target, self, args) as object),
})

export const expect = new Proxy(original.expect, {
  apply: (target, self, args) => withTranslatedTexts(Reflect.apply(target, self, args) as object, args[0]),
})
