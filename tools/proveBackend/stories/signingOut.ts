import { PASSWORD } from '../PASSWORD.ts'
import type { Story } from '../Story.ts'

export const signingOut: Story = {
  title: 'Who has signed out can do nothing with the old token',
  needsExtensions: true,
  play: async ({ student, signIn }) => {
    const { email } = await student()
    const { person } = await signIn(email, PASSWORD)
    await person.ask('signOut')
    await person.refused('getCurrentUser', [401])
  },
}
