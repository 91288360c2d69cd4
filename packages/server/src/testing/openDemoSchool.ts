import type { Role } from '@maktab/contract/calls'
import type { Handlers } from '../contract/Handler.ts'
import { DEMO_PASSWORD, fillDemo } from '../demo/fillDemo.ts'
import { openTestSchool } from './openTestSchool.ts'

/** The demonstration school for one test, and the tokens of those who sign in to it. */
export async function openDemoSchool(handlers: Partial<Handlers> = {}) {
  const made = await openTestSchool({
    handlers,
    push: { key: 'the school’s key', send: () => Promise.resolve('sent') },
  })
  await fillDemo(made.database, made.services, made.now())
  const signIn = async (email: string) => {
    const { token } = (await made.ask('signIn', { body: { email, password: DEMO_PASSWORD } })).body
    if (token === undefined) throw new Error(`${email} can’t sign in.`)
    return token
  }
  return { ...made, signIn, signInAs: (role: Role) => signIn(`${role}@maktab.test`) }
}
