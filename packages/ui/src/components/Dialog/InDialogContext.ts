import { createContext } from 'react'

/** Whether the content is in a dialog, where the buttons of a form stand at the end, the main one last. */
export const InDialogContext = createContext(false)
