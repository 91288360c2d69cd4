import { assertConforms } from '../assertConforms.ts'
import { PASSWORD } from '../PASSWORD.ts'
import type { Scenario } from '../Scenario.ts'

export const passwords: Scenario = {
  title: 'A lost password: the same answer for everybody, and no way in without the link',
  run: async ({ run, visitor, student, signIn }) => {
    const { email } = await student()
    const known = await visitor.call('requestPasswordReset', { body: { email } })
    const unknown = await visitor.call('requestPasswordReset', { body: { email: `nobody-${run}@example.com` } })
    assertConforms(known.message === unknown.message, 'requestPasswordReset: the answer tells who has an account')
    const body = { token: 'no-such-link', email, password: 'something else' }
    await visitor.expectRefused('resetPassword', [422], { body })
    await signIn(email, PASSWORD)
  },
}
