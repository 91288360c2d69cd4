import { useState } from 'react'

/** Remembers which e-mail is taken and which was joined; not persisted, and changing the e-mail starts over. */
export function useJoinGuardianAccount({ isSibling, joinsAccounts }: { isSibling: boolean; joinsAccounts: boolean }) {
  const [taken, setTaken] = useState<string>()
  const [joined, setJoined] = useState<string>()
  const isJoining = (email: string) => isSibling || normalizeEmail(email) === joined
  return {
    /** The form uses the e-mail of the signed-in guardian. */
    isSibling,
    /** Whether the child joins the account with this e-mail. */
    isJoining,
    /** Whether an account with this e-mail exists and the child doesn’t join it. */
    isTaken: (email: string) => !isJoining(email) && normalizeEmail(email) === taken,
    /** Whether the e-mail is taken and joining its account is possible. */
    isOffered: (email: string) => joinsAccounts && !isJoining(email) && normalizeEmail(email) === taken,
    onJoin: (email: string) => setJoined(normalizeEmail(email)),
    onTaken: (email: string) => setTaken(normalizeEmail(email)),
  }
}

/** Lets another child join an existing guardian’s account. */
export type JoinGuardianAccount = ReturnType<typeof useJoinGuardianAccount>

/** Normalizes as the server does when comparing. */
function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
