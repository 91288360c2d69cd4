import { must } from '../must.ts'
import type { Story } from '../Story.ts'

export const signingIn: Story = {
  title: 'An administrator signs in, and nobody else does',
  play: async ({ visitor, stranger, credentials, signIn }) => {
    const { person, status, role } = await signIn(credentials.email, credentials.password)
    must(role === 'admin', `signIn: ${credentials.email} is ${role}, and no administrator`)
    must(status === 'allowed', `signIn: the administrator is ${status}`)
    const { user } = await person.ask('getCurrentUser')
    const isSame = user.email.toLowerCase() === credentials.email.toLowerCase()
    must(isSame, `getCurrentUser: ${user.email} isn’t who has signed in`)
    const body = { email: credentials.email, password: `${credentials.password}, but wrong` }
    await visitor.refused('signIn', [401], { body })
    const { fields } = await visitor.refused('signIn', [422], { body: { ...body, email: 'nobody' } })
    must('email' in fields, 'signIn: 422 for an e-mail that is none doesn’t name email')
    await visitor.refused('getCurrentUser', [401])
    await stranger.refused('getCurrentUser', [401])
  },
}
