import { createContext } from 'react'

/** Where a field stands: the legends around it (“Course 2, Time 1”, empty outside all), and how deep. */
export const LegendContext = createContext({ legend: '', depth: 0 })
