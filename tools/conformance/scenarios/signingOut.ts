import { PASSWORD } from '../PASSWORD.ts'
import type { Scenario } from '../Scenario.ts'

export const signingOut: Scenario = {
  title: 'Who has signed out can do nothing with the old token',
  needsExtensions: true,
  run: async ({ student, signIn }) => {
    const { email } = await student()
    const { person } = await signIn(email, PASSWORD)
    await person.call('signOut')
    await person.expectRefused('getCurrentUser', [401])
  },
}
