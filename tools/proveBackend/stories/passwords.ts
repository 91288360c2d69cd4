import { must } from '../must.ts'
import { PASSWORD } from '../PASSWORD.ts'
import type { Story } from '../Story.ts'

export const passwords: Story = {
  title: 'A lost password: the same answer for everybody, and no way in without the link',
  play: async ({ run, visitor, student, signIn }) => {
    const { email } = await student()
    const known = await visitor.ask('requestPasswordReset', { body: { email } })
    const unknown = await visitor.ask('requestPasswordReset', { body: { email: `nobody-${run}@example.com` } })
    must(known.message === unknown.message, 'requestPasswordReset: the answer tells who has an account')
    const body = { token: 'no-such-link', email, password: 'something else' }
    await visitor.refused('resetPassword', [422], { body })
    await signIn(email, PASSWORD)
  },
}
