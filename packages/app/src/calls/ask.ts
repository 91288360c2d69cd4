import { createAsk } from '@maktab/client/createAsk'
import { createClient } from '@maktab/client/createClient'
import { wordsAtom } from '../preferences/preferenceAtoms.ts'
import { sessionAtom } from '../session/sessionAtoms.ts'
import { store } from '../session/store.ts'
import { visit } from '../prerendered/visit.ts'
import { watchSession } from './watchSession.ts'

/** The school's calls by their names, with the token of whoever is signed in. */
export const ask = createAsk(
  createClient({
    ...(import.meta.env.SSR
      ? { baseUrl: 'http://school.invalid/api', fetch: (request) => visit.answer(request as Request) }
      : { baseUrl: new URL('/api', window.location.href).href }),
    getToken: () => store.get(sessionAtom)?.token ?? null,
    getLanguage: () => store.get(wordsAtom).language,
    onAnswer: watchSession,
  }),
)
