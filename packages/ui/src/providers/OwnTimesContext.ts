import { createContext } from 'react'

/** Whether times of classes and events are also shown in the viewer’s time zone, below the school’s. */
export const OwnTimesContext = createContext(true)
