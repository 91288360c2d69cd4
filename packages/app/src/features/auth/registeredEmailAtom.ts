import { atom } from 'jotai'

/** Of whom registered a moment ago, and has yet to sign in: it is in no address and in no storage. */
export const registeredEmailAtom = atom<string>()
