import type { PreferencesProps } from '#components/Preferences/Preferences.tsx'
import type { Remote } from '#remote.ts'

type ShellUser = { name: string; email: string; avatar?: string | undefined }

/** Who is signed in, and what they choose for themselves. */
export type AccountProps = PreferencesProps & {
  user: Remote<ShellUser>
  /** Whether personal details are masked, for who may switch it: without it there is no switch. */
  privacy?: { isOn: boolean; onChange: (isOn: boolean) => void }
  /** Where one’s calendar and reminders are, for whoever has them (decision 61). */
  remindersHref?: string | undefined
  onSignOut: () => void
}
