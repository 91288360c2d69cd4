import { assertConforms } from '../assertConforms.ts'
import type { Scenario } from '../Scenario.ts'

export const signingIn: Scenario = {
  title: 'An administrator signs in, and nobody else does',
  run: async ({ visitor, invalidUser, credentials, signIn }) => {
    const { person, status, role } = await signIn(credentials.email, credentials.password)
    assertConforms(role === 'admin', `signIn: ${credentials.email} is ${role}, and no administrator`)
    assertConforms(status === 'allowed', `signIn: the administrator is ${status}`)
    const { user } = await person.call('getCurrentUser')
    const isSame = user.email.toLowerCase() === credentials.email.toLowerCase()
    assertConforms(isSame, `getCurrentUser: ${user.email} isn’t who has signed in`)
    const body = { email: credentials.email, password: `${credentials.password}, but wrong` }
    await visitor.expectRefused('signIn', [401], { body })
    const { fields } = await visitor.expectRefused('signIn', [422], { body: { ...body, email: 'nobody' } })
    assertConforms('email' in fields, 'signIn: 422 for an e-mail that is none doesn’t name email')
    await visitor.expectRefused('getCurrentUser', [401])
    await invalidUser.expectRefused('getCurrentUser', [401])
  },
}
