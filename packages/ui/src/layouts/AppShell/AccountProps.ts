import type { PreferencesProps } from '#components/Preferences/Preferences.tsx'
import type { Remote } from '#remote.ts'

type ShellUser = { name: string; email: string; avatar?: string | undefined }

type Family = {
  children: readonly { id: number; name: string; status: 'allowed' | 'blocked'; isPresent: boolean }[]
  onSwitch: (id: number) => void
  /** Where another one is registered. */
  addHref: string
}

/** Who is signed in, and what they choose for themselves. */
export type AccountProps = PreferencesProps & {
  user: Remote<ShellUser>
  /** Whether personal details are masked, for who may switch it: without it there is no switch. */
  privacy?: { isOn: boolean; onChange: (isOn: boolean) => void }
  /** Where one’s calendar and reminders are, for whoever has them (decision 61). */
  remindersHref?: string | undefined
  /** The children of a guardian’s sign-in, for whom the backend tells of them. */
  family?: Family | undefined
  onSignOut: () => void
}
