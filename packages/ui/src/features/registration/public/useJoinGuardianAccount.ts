import { useState } from 'react'

/** Which account another child joins, and when that is offered. */
export type JoinGuardianAccount = {
  /** The e-mail is that of the guardian who is signed in. */
  isSibling: boolean
  /** Whether a child with this e-mail joins the account that has it. */
  isJoining: (email: string) => boolean
  /** Whether the school refused this e-mail, and the child may join its account. */
  isOffered: (email: string) => boolean
  onJoin: (email: string) => void
  onTaken: (email: string) => void
}

type About = Pick<JoinGuardianAccount, 'isSibling'> & { joinsAccounts: boolean }

/** Of each e-mail what was told of it and chosen; another one makes an account again, as does whoever loads the page anew. */
export function useJoinGuardianAccount({ isSibling, joinsAccounts }: About): JoinGuardianAccount {
  const [taken, setTaken] = useState<string>()
  const [joined, setJoined] = useState<string>()
  const isJoining = (email: string) => isSibling || plain(email) === joined
  return {
    isSibling,
    isJoining,
    isOffered: (email) => joinsAccounts && !isJoining(email) && plain(email) === taken,
    onJoin: (email) => setJoined(plain(email)),
    onTaken: (email) => setTaken(plain(email)),
  }
}

/** As the school compares them. */
function plain(email: string): string {
  return email.trim().toLowerCase()
}
