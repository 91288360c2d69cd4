import { createContext } from 'react'

/** Whether times of classes and events are shown in the viewer’s time zone, with the school’s below (decision 310). */
export const OwnTimesContext = createContext(true)
