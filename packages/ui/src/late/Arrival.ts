import { createContext } from 'react'
import type { Late } from './late.ts'

/** How late parts come here: by themselves, unless a story holds them back. */
export const Arrival = createContext(<Part>(part: Late<Part>): Late<Part> => part)
