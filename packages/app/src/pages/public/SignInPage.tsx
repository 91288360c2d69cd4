import { late } from '@maktab/ui/late/late'
import { useLate } from '@maktab/ui/late/useLate'
import { FormOnItsWay } from '@maktab/ui/screens/public/SignInScreen/FormOnItsWay'
import { useAtomValue } from 'jotai'
import { Suspense, createElement, memo, useEffect } from 'react'
import { forgetEmail } from '#session/keptEmail.ts'
import { bringSignIn, isLineBrokenAtom } from './bringSignIn.ts'

/** What a form is made of isn’t for those who are signed in: nobody else has to wait for it. */
export const signInForm = late(bringSignIn, { isRare: true })

function SignInForm() {
  const Container = useLate(signInForm, true)
  const hasCome = Container !== undefined
  useEffect(() => {
    if (hasCome) forgetEmail()
  }, [hasCome])
  return Container && createElement(Container)
}

function LineOfForm() {
  return <FormOnItsWay isBroken={useAtomValue(isLineBrokenAtom)} />
}

/**
 * 1§2 “Sign-in”. Where it stands already, made beforehand, its code comes with the first touch: nothing above may draw it
 * anew until then, for that would take away what was typed.
 */
export const SignInPage = memo(function SignInPage() {
  return (
    <>
      <LineOfForm />
      <Suspense>
        <SignInForm />
      </Suspense>
    </>
  )
})
