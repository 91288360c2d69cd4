import { late } from '@maktab/ui/late/late'
import { useLate } from '@maktab/ui/late/useLate'
import { createElement } from 'react'

/** What a form is made of isn’t for those who are signed in: nobody else has to wait for it. */
export const signInForm = late(async () => (await import('./SignInContainer.tsx')).SignInContainer)

/** 1§2 “Sign-in”. */
export function SignInPage() {
  const Container = useLate(signInForm, true)
  return Container && createElement(Container)
}
